// The tables that this browser has visited. The list stays in the browser; the right to play is a cookie that scripts
// cannot read.

import { readStored, writeStored } from "../storage";
import type { Info } from "../wire/types.gen";

export interface Visit {
  table: string;
  name: string;
  seats: number[];
  seen: number; // the time of the last visit, by this browser's clock
  status: string;
}

const KEY = "mousquetaires.tables";
const MOST = 30;
const ID = /^[\w-]{16}$/;

export function isUnfinished({ status }: Visit): boolean {
  return status === "waiting" || status === "playing";
}

class VisitedTables {
  visits: Visit[] = $state.raw(readStored<Visit[]>(KEY, []).filter((visit) => ID.test(visit.table)));

  /** Adds a table, or moves it to the front. */
  remember(info: Pick<Info, "table" | "name" | "status">, seats: readonly number[]): void {
    const visit = { table: info.table, name: info.name, status: info.status, seats: [...seats], seen: Date.now() };
    this.keep([visit, ...readStored<Visit[]>(KEY, this.visits).filter((other) => other.table !== info.table)]);
  }

  /** Updates the status of a table. */
  learn(table: string, status: string): void {
    if (!this.visits.some((visit) => visit.table === table && visit.status !== status)) return;
    this.keep(
      readStored<Visit[]>(KEY, this.visits).map((visit) => (visit.table === table ? { ...visit, status } : visit)),
    );
  }

  /** Whether this browser has not been at any table yet. */
  get none(): boolean {
    return this.visits.length === 0;
  }

  /** Whether there is a game to continue. */
  get unfinished(): boolean {
    return this.visits.some(isUnfinished);
  }

  forget(table: string): void {
    this.keep(readStored<Visit[]>(KEY, this.visits).filter((visit) => visit.table !== table));
  }

  private keep(visits: Visit[]): void {
    this.visits = visits.slice(0, MOST);
    writeStored(KEY, this.visits);
  }
}

export const visitedTables = new VisitedTables();
