// A replay on the screen: through whose eyes, at which position, and its playback.

import { GALLERY } from "../ids";
import { reasonOf } from "../wire/api";
import type { Reason } from "../wire/types.gen";
import { FoldedReplay } from "./foldReplay";
import { EVERYTHING, type ReplaySource } from "./replaySource";
import { ReplayTable } from "./replayTable.svelte";
import { nextStop, stopBefore, type Unit } from "./replayUnits";

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
/** Milliseconds until the next stop at speed 1. */
const PACE: Record<Unit, number> = { step: 900, decision: 1600, turn: 2400, round: 3000, duel: 3000, key: 3000 };
const FIRST = 1; // lines that are fetched at once without spoilers

export interface Look {
  viewer: number;
  veiled: boolean; // nothing later than the moment on the screen is known to the page
  moment: string; // "": the beginning
}

export class ReplayPlayer {
  viewer = $state(EVERYTHING);
  veiled = $state(false);
  at = $state(0);
  known = $state(0); // positions that have been received
  complete = $state(false); // there are no more
  unit: Unit = $state("decision");
  speed = $state(1);
  playing = $state(false);
  failure: Reason | null = $state.raw(null);
  busy = $state(false);
  replay: FoldedReplay = $state.raw(new FoldedReplay());
  /** The key moments that an analysis found; null: those that everyone can see. */
  swings: readonly string[] | null = $state.raw(null);
  given: unknown = $state.raw(null); // an analysis from a file
  table: ReplayTable | null = $state.raw(null);
  private readonly folded = new Map<number, FoldedReplay>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: ReplaySource) {}

  readonly atEnd = $derived(this.complete && this.at === this.known - 1);
  readonly moment = $derived.by(() => {
    void this.known;
    return this.table ? this.replay.momentAt(this.at) : "";
  });

  /** Shows the game through these eyes at a moment. */
  async look({ viewer, veiled, moment }: Look): Promise<void> {
    this.pause();
    const here = this.moment;
    await this.loading(async () => {
      const wanted = moment.startsWith("i") ? await this.momentAfter(Number(moment.slice(1)), veiled) : moment;
      const replay = veiled ? await this.veiledReplay(viewer, wanted) : await this.wholeReplay(viewer);
      const moved = this.moment !== here; // while the lines were fetched
      const target = moved ? this.moment : wanted;
      this.replay = replay;
      this.viewer = viewer;
      this.veiled = veiled;
      this.known = replay.positions.length;
      this.complete = !veiled || isOver(replay);
      this.table = new ReplayTable(this.source.table, viewer);
      this.seek(replay.positionOf(target || "0"));
    });
  }

  async see(viewer: number): Promise<void> {
    await this.look({ viewer, veiled: this.veiled && viewer !== EVERYTHING, moment: this.moment });
  }

  /** Goes to a moment, through the same eyes or others. */
  async goTo(viewer: number, moment: string): Promise<void> {
    this.pause();
    if (viewer === this.viewer && !this.veiled) this.seek(this.replay.positionOf(moment));
    else await this.look({ viewer, veiled: false, moment });
  }

  /** Hides everything later than this moment, or shows it again. */
  async veil(hides: boolean, own: number): Promise<void> {
    const viewer = hides && this.viewer === EVERYTHING ? own : this.viewer;
    if (hides) this.folded.clear();
    await this.look({ viewer, veiled: hides, moment: this.moment });
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(at, this.known - 1));
    this.table!.showPosition(this.replay, this.at);
  }

  /** Goes to the next stop. Without spoilers its lines have to be fetched first. */
  async forward(unit: Unit = this.unit): Promise<void> {
    if (this.busy) return;
    await this.loading(async () => {
      let next = nextStop(this.replay, this.at, unit, this.keys);
      while (next < 0 && !this.complete) {
        await this.fetchMore();
        next = nextStop(this.replay, this.at, unit, this.keys);
      }
      this.seek(next < 0 ? this.known - 1 : next);
    });
  }

  back(unit: Unit = this.unit): void {
    this.seek(stopBefore(this.replay, this.at, unit, this.keys));
  }

  /** The game with everything revealed, whoever looks at it. */
  async truth(): Promise<FoldedReplay> {
    return this.wholeReplay(EVERYTHING);
  }

  /** The positions of the key moments that an analysis found. */
  private get keys(): number[] | null {
    return this.veiled ? null : (this.swings?.map((moment) => this.replay.positionOf(moment)) ?? null);
  }

  play(): void {
    if (this.atEnd) this.seek(0);
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The number of inputs of the record before this moment. It may have to be asked for. */
  async inputs(): Promise<number> {
    const moment = this.moment;
    const truth = this.veiled ? await this.truthUntil(this.replay.received) : await this.wholeReplay(EVERYTHING);
    const at = truth.positionOf(moment);
    const { inputs, causes } = truth.frameAt(at);
    const cause = truth.isWhole(at) ? undefined : causes[truth.positions[at]!.shown - 1];
    return cause === undefined ? inputs : cause + 1;
  }

  /** The moment after so many inputs of the record. Without spoilers nothing later is fetched for it. */
  private async momentAfter(inputs: number, veiled: boolean): Promise<string> {
    const truth = veiled ? await this.truthAfter(inputs) : await this.wholeReplay(EVERYTHING);
    return truth.momentAfter(inputs);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.proceed(), PACE[this.unit] / this.speed);
  }

  private async proceed(): Promise<void> {
    await this.forward();
    if (this.atEnd || this.failure) this.pause();
    else if (this.playing) this.schedule();
  }

  private async loading(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = reasonOf(error);
    }
    this.busy = false;
  }

  private async wholeReplay(viewer: number): Promise<FoldedReplay> {
    const found = this.folded.get(viewer);
    if (found) return found;
    const made = new FoldedReplay();
    made.addAll(await this.source.all(viewer));
    this.folded.set(viewer, made);
    return made;
  }

  private async veiledReplay(viewer: number, moment: string): Promise<FoldedReplay> {
    const made = new FoldedReplay();
    const version = Number((moment || "0").split(".")[0]);
    made.addAll(await this.source.some(viewer, 0, FIRST));
    while (made.frames.at(-1)!.version < version && (await this.extend(made, viewer)));
    return made;
  }

  private async truthUntil(lines: number): Promise<FoldedReplay> {
    const made = new FoldedReplay();
    made.addAll(await this.source.some(EVERYTHING, 0, lines));
    return made;
  }

  private async truthAfter(inputs: number): Promise<FoldedReplay> {
    const made = await this.truthUntil(FIRST);
    while (made.frames.at(-1)!.inputs < inputs && (await this.extend(made, EVERYTHING)));
    return made;
  }

  private async fetchMore(): Promise<void> {
    const more = await this.extend(this.replay, this.viewer);
    this.known = this.replay.positions.length;
    this.complete = !more || isOver(this.replay);
  }

  /** Fetches one more line; false if there is none. */
  private async extend(replay: FoldedReplay, viewer: number): Promise<boolean> {
    const lines = await this.source.some(viewer, replay.received, 1);
    replay.addAll(lines);
    return lines.length > 0;
  }
}

function isOver(replay: FoldedReplay): boolean {
  return replay.frames.at(-1)!.view.ending !== 0;
}

/** The viewer of a replay without spoilers: the person's own seat, or a spectator. */
export function ownEyes(seats: readonly number[]): number {
  return seats[0] ?? GALLERY;
}
