// The events of a game that count in the end: those that no one has taken back.

import type { LogLine } from "../state/log";

export interface Happened {
  kind: string;
  values: readonly number[];
  turn: number; // 0: before the first turn
  version: number;
}

export function standingEvents(lines: readonly LogLine[]): Happened[] {
  return lines.flatMap(({ event, undone, turn, version }) =>
    event && undone === undefined
      ? [{ kind: event[0] as string, values: event.slice(1).map(Number), turn, version }]
      : [],
  );
}
