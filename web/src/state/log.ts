// The log of a table as lines, each with a key that never changes.

import type { Entry, GameEvent, StoryLine } from "../wire/types.gen";

export interface LogLine {
  key: string; // the version and the place within it
  version: number;
  at: number;
  entry: Entry;
  event: GameEvent | null; // one of the entry's events, or null: the line is about the entry itself
  board: number; // the Quest board in play at that time: it names the spaces
  turn: number;
  undone?: number; // the version at which it was taken back
  paris?: number; // the Paris card that caused it
}

/** Entries that are lines of the log themselves. Chat is kept apart. */
const TOLD = new Set([
  "came",
  "sat",
  "rose",
  "stood",
  "offered",
  "hosted",
  "undone",
  "proposed",
  "answered",
  "judged",
  "clocked",
  "resumed",
  "froze",
  "rematched",
]);

const LAST_PHASE = 4;
const MOVES_OF_TIME = new Set(["time_moved", "time_held"]);

export function eventsOf(entry: Entry): GameEvent[] {
  return entry.kind === "played" || entry.kind === "began" ? entry.events : [];
}

/** The lines so far. Entries are added in order; the log keeps track of the turn and of the Quest board. */
export class Log {
  readonly lines: LogLine[] = [];
  readonly said: LogLine[] = [];
  private moves: { version: number; seat: number }[] = []; // those that stand
  private version = 0;
  private turn = 0;
  private board = 0;

  /** Adds an entry and returns its lines; none if the entry is known already. */
  add(version: number, entry: Entry): LogLine[] {
    if (version <= this.version) return [];
    this.version = version;
    if (entry.kind === "undone") this.takeBack(version, entry.to);
    if (entry.kind === "played" && !entry.cause) this.moves.push({ version, seat: entry.seat });
    const line = (at: number, event: GameEvent | null): LogLine => ({
      key: `${version}.${at}`,
      version,
      at: entry.at,
      entry,
      event,
      board: this.board,
      turn: this.turn,
    });
    if (entry.kind === "said") {
      this.said.push(line(0, null));
      return [];
    }
    const made: LogLine[] = TOLD.has(entry.kind) ? [line(0, null)] : [];
    for (const [at, event] of eventsOf(entry).entries()) {
      this.follow(event);
      const paris = this.parisCause(event, made);
      made.push(paris === undefined ? line(at + 1, event) : { ...line(at + 1, event), paris });
    }
    this.lines.push(...made);
    return made;
  }

  addAll(story: readonly StoryLine[]): LogLine[] {
    return story.flatMap((line) => this.add(line.version, line));
  }

  /** Whether a seat has made a move that could be undone. */
  hasMoved(seat: number): boolean {
    return this.moves.some((move) => move.seat === seat);
  }

  /**
   * Marks the lines after a version as undone (0: logs of old versions do not say which). The lines are new objects, so
   * that components notice the change.
   */
  private takeBack(by: number, to: number): void {
    if (to <= 0) return;
    let at = this.lines.length - 1;
    for (; at >= 0 && this.lines[at]!.version > to; at -= 1) {
      const line = this.lines[at]!;
      if (line.event) this.lines[at] = { undone: by, ...line };
    }
    this.moves = this.moves.filter((move) => move.version <= to);
    this.turn = this.lines[at]?.turn ?? 0;
    this.board = this.lines[at]?.board ?? 0;
  }

  /** Time moves in phase IV. If it moves there once more, that is the effect of the Paris card in play. */
  private parisCause(event: GameEvent, made: readonly LogLine[]): number | undefined {
    if (event[0] !== "time_moved") return undefined;
    const standing = [...this.lines, ...made].filter((line) => line.event && line.undone === undefined);
    const phase = standing.findLastIndex((line) => line.event![0] === "phase_began");
    if (standing[phase]?.event?.[1] !== LAST_PHASE) return undefined;
    if (!standing.slice(phase).some((line) => MOVES_OF_TIME.has(String(line.event![0])))) return undefined;
    return standing.findLast((line) => line.event![0] === "paris_opened")?.event?.[1] as number | undefined;
  }

  private follow(event: GameEvent): void {
    if (event[0] === "turn_began") this.turn = Number(event[1]);
    if (event[0] === "board_opened") this.board = Number(event[1]);
  }
}
