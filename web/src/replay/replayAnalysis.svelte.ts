// The analysis beside a replay. Its code is loaded, and the server asked for it, only where it may be shown.

import type { GameAnalysis } from "../analysis";
import type { AnalysisDocument } from "../analysis/analysisDocument";
import type { FoldedReplay } from "./foldReplay";
import type { ReplayPlayer } from "./replayPlayer.svelte";

type Parts = typeof import("../analysis");

export interface AnalysisResult {
  found: AnalysisDocument;
  truth: FoldedReplay;
  parts: Parts;
}

export class ReplayAnalysis {
  ready: { parts: Parts; game: GameAnalysis } | null = $state.raw(null);
  truth: FoldedReplay | null = $state.raw(null);

  constructor(private readonly player: ReplayPlayer) {}

  /** What is drawn over the time line; null before there is an analysis. */
  readonly result: AnalysisResult | null = $derived.by(() => {
    const found = this.ready?.game.found;
    return this.ready && found && this.truth ? { found, truth: this.truth, parts: this.ready.parts } : null;
  });
  readonly failed = $derived(this.ready?.game.failure?.key === "web-analysis-other");

  /** Loads the code, and looks whether there is an analysis. */
  async begin(): Promise<void> {
    const parts = await import("../analysis");
    if (this.player.veiled || this.ready) return;
    const game = new parts.GameAnalysis(this.player.source.origin, (found) => this.show(found));
    this.ready = { parts, game };
    await game.look();
  }

  /** Takes an analysis from a file. */
  async use(given: unknown): Promise<void> {
    const truth = await this.player.truth();
    this.ready?.game.use(given as AnalysisDocument, truth);
  }

  stop(): void {
    this.ready?.game.stop();
    this.ready = null;
    this.truth = null;
    this.player.swings = null;
  }

  private async show(found: AnalysisDocument): Promise<void> {
    const truth = await this.player.truth();
    if (!this.ready) return; // the spoilers were hidden meanwhile
    this.truth = truth;
    this.player.swings = this.ready.parts.swingMoments(truth, found.swings);
  }
}
