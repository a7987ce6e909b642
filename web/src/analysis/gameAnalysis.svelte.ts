// The analysis of the game that is being replayed: whether there is one, how far it is, and the result.

import type { FoldedReplay } from "../replay/foldReplay";
import { reasonOf, Refusal } from "../wire/api";
import { analysisOf, askForAnalysis, playoutsOf, type GameOrigin } from "../wire/replayApi";
import type { AnalysisState, PlayoutState, Reason } from "../wire/types.gen";
import { VERSION, type AnalysisDocument } from "./analysisDocument";

const POLL = 1000; // milliseconds between two looks at the queue

export type AnalysisStatus = "unknown" | "none" | "waiting" | "running" | "done" | "failed";

export class GameAnalysis {
  status: AnalysisStatus = $state("unknown");
  percent = $state(0);
  failure: Reason | null = $state.raw(null);
  found: AnalysisDocument | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  /** `onfound` is called with the result. */
  constructor(
    readonly origin: GameOrigin,
    private readonly onfound: (found: AnalysisDocument) => unknown,
  ) {}

  /** Whether it is made already, or being made. Nothing is asked of the server that it has not been asked before. */
  async look(): Promise<void> {
    if (!("record" in this.origin)) await this.take(() => analysisOf(this.origin));
  }

  /** Asks the server to make it, and waits. */
  async ask(): Promise<void> {
    this.failure = null;
    await this.take(() => askForAnalysis(this.origin));
  }

  /** Takes one that was made elsewhere, of the game that `truth` replays. */
  use(given: AnalysisDocument, truth: FoldedReplay): void {
    const fits = given.version === VERSION && given.inputs === truth.frames.at(-1)!.inputs;
    this.failure = fits ? null : new Refusal({ rule: "", key: "web-analysis-other", values: {} }, 0).reason;
    if (!fits) return;
    this.stop();
    this.status = "done";
    this.show(given);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async take(fetchState: () => Promise<AnalysisState>): Promise<void> {
    try {
      this.accept(await fetchState());
    } catch (error) {
      if (this.stopped) return;
      this.failure = reasonOf(error);
      if (this.status === "unknown") this.status = "none";
      if (this.waits) this.again();
    }
  }

  private accept({ status, percent, analysis }: AnalysisState): void {
    if (this.stopped) return;
    this.failure = null;
    this.percent = percent;
    this.status = status as AnalysisStatus;
    if (analysis) this.show(analysis as AnalysisDocument);
    if (this.waits) this.again();
  }

  /** Looks how far the playouts are: the rest of the result stays as it is. */
  private async lookAtPlayouts(): Promise<void> {
    try {
      const { status, percent, playouts }: PlayoutState = await playoutsOf(this.origin);
      if (this.stopped) return;
      this.status = status as AnalysisStatus;
      this.percent = percent;
      this.found = { ...this.found!, playouts };
    } catch {
      if (this.stopped) return; // otherwise it is tried again: the ledger is there already
    }
    if (this.waits) this.again();
  }

  private show(found: AnalysisDocument): void {
    this.found = found;
    this.onfound(found);
  }

  private get waits(): boolean {
    return this.status === "waiting" || this.status === "running";
  }

  private again(): void {
    this.timer = setTimeout(() => void (this.found ? this.lookAtPlayouts() : this.look()), POLL);
  }
}
