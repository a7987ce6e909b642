// Where a position lies on the time line: every turn has a column of the same width, the set-up a narrow one.

import type { FoldedReplay } from "./foldReplay";

export interface TurnColumn {
  turn: number; // 0: the set-up
  first: number; // its positions
  last: number;
  from: number; // its edges, from 0 to 1
  to: number;
}

const SETUP = 0.35; // the width of its column, in turns

export class TimeScale {
  readonly columns: TurnColumn[];

  constructor(replay: FoldedReplay) {
    const firsts = firstPositions(replay);
    const many = replay.positions.length;
    const width = (turn: number): number => (turn === 0 ? SETUP : 1);
    const all = firsts.reduce((sum, [turn]) => sum + width(turn), 0);
    let from = 0;
    this.columns = firsts.map(([turn, first], at) => {
      const last = (firsts[at + 1]?.[1] ?? many) - 1;
      const column = { turn, first, last, from, to: from + width(turn) / all };
      from = column.to;
      return column;
    });
  }

  /** From 0 to 1. */
  xOf(at: number): number {
    const column = this.columns.findLast(({ first }) => first <= at) ?? this.columns[0]!;
    const steps = column.last - column.first + 1;
    return column.from + ((at - column.first + 0.5) / steps) * (column.to - column.from);
  }

  positionAt(x: number): number {
    const column = this.columns.find(({ to }) => x < to) ?? this.columns.at(-1)!;
    const steps = column.last - column.first + 1;
    const share = (x - column.from) / (column.to - column.from);
    return column.first + Math.max(0, Math.min(steps - 1, Math.floor(share * steps)));
  }
}

/** The turns with their first positions. An undo never goes back to an earlier column. */
function firstPositions(replay: FoldedReplay): [turn: number, first: number][] {
  const found: [number, number][] = [];
  replay.positions.forEach((_, at) => {
    const turn = replay.turnAt(at);
    if (found.length === 0 || turn > found.at(-1)![0]) found.push([turn, at]);
  });
  return found;
}
