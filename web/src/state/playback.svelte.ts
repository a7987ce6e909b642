// Plays back what happened at a readable speed, line by line. A step is shown when all lines of the step before it were.

import { settings, type Speed } from "../settings.svelte";
import type { LogLine } from "./log";

export interface Step {
  lines: LogLine[];
  show: () => void; // puts the step's view and prompt on the screen
}

/** What the playback waits for: the player's "Roll", or that they close the result they are looking at. */
export type Pause = "" | "roll" | "result";

const MILLISECONDS: Record<Speed, number> = { slow: 1600, normal: 850, fast: 350, instant: 0 };
const MANY = 12; // lines waiting, above which the playback gets faster
const HURRIED = 3; // times as fast
const HURRIED_DICE = 1.5; // the same for decisive lines, so that players can still follow a duel
const LAID = 6; // times as fast during the set-up: everyone draws cards, and nothing is decided
/** Events that are shown longer. */
const SLOWER = new Set([
  "blue_rolled",
  "red_rolled",
  "duel_ended",
  "siege_blue_rolled",
  "siege_red_rolled",
  "strangle_rolled",
  "milady_shown",
  "rochefort_came",
  "treachery_played",
  "game_over",
]);
/** What the player's own choice has brought at once: the stage shows it already. */
const BRIEF = new Set(["card_discarded", "gift_used", "dice_added", "epic_changed"]);
const BRIEFLY = 3; // times as fast
/** Dice and their results: the next question waits until the last of these is shown. */
const DECISIVE = new Set([
  ...SLOWER,
  "trap_rolled",
  "foe_rerolled",
  "blade_used",
  "siege_rerolled",
  "siege_moved",
  "life_lost",
  "fell",
  "challenge_overcome",
  "challenge_failed",
  "token_turned",
  "snare_bit",
  "milady_found",
  "milady_nowhere",
  "louvre_done",
  "louvre_failed",
  "board_completed",
]);

export class Playback {
  currentLine: LogLine | null = $state.raw(null); // the line being shown
  behind = $state(0); // lines still to be shown
  shownLines: LogLine[] = $state.raw([]); // of the step on the screen, shown already
  waitingLines: LogLine[] = $state.raw([]); // of the same step, not shown yet
  /** Whether a decisive line of the step on the screen is still to come. */
  readonly hasDecisiveWaiting = $derived(this.waitingLines.some((line) => DECISIVE.has(String(line.event?.[0]))));
  pause: Pause = $state(""); // it waits for the player
  urgent = false; // the player's own time is running
  /** Whether to wait before a line. `newStep`: the line is the first of its step, which is not on the screen yet. */
  pauseBefore: (line: LogLine, newStep: boolean) => Pause = () => "";
  /** Called with lines when they are shown or skipped. */
  onshown: (lines: readonly LogLine[]) => void = () => undefined;
  private passed = ""; // the line before which it does not wait again
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Adds another player's step: it is played back after those before it. */
  queue(step: Step): void {
    this.steps.push(step);
    this.count();
    if (this.timer === undefined && !this.pause) this.next();
  }

  /** Ends the pause. */
  proceed(): void {
    if (!this.pause) return;
    this.passed = this.upcoming()?.key ?? "";
    this.pause = "";
    this.next();
  }

  /** Shows everything that waits at once, then plays back this step: the player's own. */
  now(step: Step): void {
    this.skip();
    this.begin(step);
    this.next();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pause = "";
    const skipped = [...this.waitingLines, ...this.steps.flatMap((step) => step.lines)];
    const last = skipped.at(-1);
    for (const step of this.steps.splice(0)) step.show();
    this.waitingLines = [];
    this.onshown(skipped);
    if (last) this.currentLine = last;
    this.count();
  }

  /** Drops everything that waits: the server has sent the whole state. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.pause = "";
    this.onshown([...this.waitingLines, ...this.steps.flatMap((step) => step.lines)]);
    this.steps = [];
    this.waitingLines = [];
    this.currentLine = null;
    this.count();
  }

  private next(): void {
    this.timer = undefined;
    if (this.mustPause()) return;
    while (this.waitingLines.length === 0) {
      const step = this.steps.shift();
      if (!step) return this.count();
      this.begin(step);
      if (this.mustPause()) return;
    }
    const [line, ...rest] = this.waitingLines as [LogLine, ...LogLine[]];
    this.currentLine = line;
    this.shownLines = [...this.shownLines, line];
    this.waitingLines = rest;
    this.count();
    this.onshown([line]);
    const wait = this.wait(line);
    if (wait > 0) this.timer = setTimeout(() => this.next(), wait);
    else this.next();
  }

  private upcoming(): LogLine | undefined {
    return this.waitingLines[0] ?? this.steps[0]?.lines[0];
  }

  private mustPause(): boolean {
    const line = this.upcoming();
    if (!line || line.key === this.passed || this.urgent || document.hidden) return false;
    this.pause = this.pauseBefore(line, this.waitingLines.length === 0);
    if (this.pause) this.count();
    return this.pause !== "";
  }

  private begin(step: Step): void {
    step.show();
    this.shownLines = [];
    this.waitingLines = step.lines;
  }

  private wait(line: LogLine): number {
    if (document.hidden) return 0;
    const usual = MILLISECONDS[settings.speed] * (SLOWER.has(String(line.event?.[0])) ? 1.6 : 1);
    if (line.turn === 0 && line.event) return usual / LAID;
    if (BRIEF.has(String(line.event?.[0])) && this.hasDecisiveWaiting) return usual / BRIEFLY;
    if (this.urgent) return usual / HURRIED;
    if (this.behind <= MANY) return usual;
    return usual / (DECISIVE.has(String(line.event?.[0])) ? HURRIED_DICE : HURRIED);
  }

  private count(): void {
    this.behind = this.waitingLines.length + this.steps.reduce((sum, step) => sum + step.lines.length, 0);
  }
}
