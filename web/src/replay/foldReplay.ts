// A replay as positions: the lines of the server applied one after another, so that any position is found at once.

import { patched } from "../state/table.svelte";
import { Log, type LogLine } from "../state/log";
import type { Entry, Info, Prompt, ReplayLine, ReplayStart, ReplayStep, View } from "../wire/types.gen";

/** The game after one entry of its log. */
export interface Frame {
  version: number;
  entry: Entry | null; // null: the deal
  info: Info;
  view: View;
  before: View; // the view before the entry
  prompt: Prompt | null;
  chosen: string; // the answer that led here, if the viewer knew it
  hands: number[][]; // of each seat, if everything is revealed
  inputs: number; // of the record, if everything is revealed
  causes: number[]; // for each event, the number of the input that caused it
  lines: LogLine[]; // the entry's own lines of the log
  logged: number; // all lines of the log so far
  said: number; // all lines of the chat so far
}

/** A moment: an entry, and how many of its lines have been told. */
export interface Position {
  frame: number;
  shown: number;
}

export class FoldedReplay {
  readonly frames: Frame[] = [];
  readonly positions: Position[] = [];
  readonly log = new Log();
  received = 0; // lines of the server

  addAll(lines: readonly ReplayLine[]): void {
    for (const line of lines) this.add(line);
  }

  add(line: ReplayLine): void {
    this.received += 1;
    if (line.type === "replay") this.begin(line);
    else this.follow(line);
  }

  private begin(start: ReplayStart): void {
    const lines = this.log.addAll(start.missed);
    const view = start.view!; // the cards are dealt
    this.push({
      version: start.version,
      entry: null,
      info: start.info,
      view,
      before: view,
      prompt: start.prompt,
      chosen: "",
      hands: start.hands ?? [],
      inputs: start.inputs ?? 0,
      causes: [],
      lines,
      logged: this.log.lines.length,
      said: this.log.said.length,
    });
    this.positions.push({ frame: 0, shown: lines.length });
  }

  private follow({ update, chosen, hands, inputs, causes }: ReplayStep): void {
    const last = this.frames.at(-1)!;
    const lines = this.log.add(update.version, update.entry);
    const frame: Frame = {
      ...last,
      version: update.version,
      entry: update.entry,
      info: update.info ?? last.info,
      view: patched(last.view, update.view ?? null)!,
      before: last.view,
      prompt: update.prompt === undefined ? last.prompt : update.prompt,
      chosen,
      hands: hands ?? last.hands,
      inputs: inputs ?? last.inputs,
      causes: causes ?? [],
      lines,
      logged: this.log.lines.length,
      said: this.log.said.length,
    };
    // What changes neither the game nor the log (chat, a clock) belongs to the moment before it.
    if (lines.length === 0 && update.view === undefined && update.prompt === undefined)
      Object.assign(last, { info: frame.info, said: frame.said });
    else this.push(frame);
  }

  private push(frame: Frame): void {
    this.frames.push(frame);
    const at = this.frames.length - 1;
    if (at === 0) return;
    for (let shown = Math.min(1, frame.lines.length); shown <= frame.lines.length; shown += 1)
      this.positions.push({ frame: at, shown });
  }

  frameAt(at: number): Frame {
    return this.frames[this.positions[at]!.frame]!;
  }

  /** The line that was told last at a position; null if its entry has none. */
  lineAt(at: number): LogLine | null {
    const { frame, shown } = this.positions[at]!;
    return this.frames[frame]!.lines[shown - 1] ?? null;
  }

  /** Whether everything of its entry is told at a position, so that the next seat can be asked. */
  isWhole(at: number): boolean {
    const { frame, shown } = this.positions[at]!;
    return shown === this.frames[frame]!.lines.length;
  }

  /** The turn at a position; 0 before the first. */
  turnAt(at: number): number {
    return this.lineAt(at)?.turn ?? this.frameAt(at).view.turn;
  }

  /** A moment as text, the same for every viewer: the version, and the number of lines unless all are told. */
  momentAt(at: number): string {
    const { version } = this.frameAt(at);
    return this.isWhole(at) ? String(version) : `${version}.${this.positions[at]!.shown}`;
  }

  /** The first moment after so many inputs of the record, if everything is revealed. */
  momentAfter(inputs: number): string {
    const exact = this.frames.find((frame) => frame.inputs === inputs);
    return exact ? String(exact.version) : this.momentBefore(inputs);
  }

  /** The last moment before an input of the record. It may be in the middle of an entry. */
  momentBefore(input: number): string {
    const next = this.frames.findIndex((frame) => frame.inputs > input);
    const frame = this.frames[next];
    const shown = frame ? frame.causes.filter((cause) => cause < input).length : 0;
    if (frame && shown > 0) return `${frame.version}.${shown}`;
    return String(this.frames.at(next < 0 ? -1 : Math.max(0, next - 1))!.version);
  }

  /** The position of a moment, or the nearest one before it. */
  positionOf(moment: string): number {
    const [version, shown] = moment.split(".").map(Number) as [number, number?];
    const found = this.positions.findLastIndex((one) => this.frames[one.frame]!.version <= version);
    if (found < 0) return 0;
    const { frame, shown: all } = this.positions[found]!;
    const exact = this.frames[frame]!.version === version && shown !== undefined;
    return exact ? found - Math.max(0, all - Math.max(1, shown)) : found;
  }
}
