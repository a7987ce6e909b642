// The tables this browser has been at, and what its owner likes when opening one. Nothing of it leaves the browser;
// what lets one play is a cookie that scripts cannot read.

import type { Info } from "../wire/types.gen";

export interface Visit {
  table: string;
  name: string;
  seats: number[];
  seen: number; // when, by this browser's clock
  status: string;
}

const KEY = "mousquetaires.tables";
const MOST = 30;
const ID = /^[\w-]{16}$/;

function stored<Kept>(key: string, usual: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null) ?? usual;
  } catch {
    return usual; // no storage, or something else wrote there
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser without storage forgets
  }
}

export function isUnfinished({ status }: Visit): boolean {
  return status === "waiting" || status === "playing";
}

class VisitedTables {
  visits: Visit[] = $state.raw(stored<Visit[]>(KEY, []).filter((visit) => ID.test(visit.table)));

  /** Keep a table in mind; called whenever one is seen with somebody known at it. */
  remember(info: Pick<Info, "table" | "name" | "status">, seats: readonly number[]): void {
    const visit = { table: info.table, name: info.name, status: info.status, seats: [...seats], seen: Date.now() };
    this.keep([visit, ...stored<Visit[]>(KEY, this.visits).filter((other) => other.table !== info.table)]);
  }

  /** What has become of a table since one was there. */
  learn(table: string, status: string): void {
    if (!this.visits.some((visit) => visit.table === table && visit.status !== status)) return;
    this.keep(stored<Visit[]>(KEY, this.visits).map((visit) => (visit.table === table ? { ...visit, status } : visit)));
  }

  /** Whether there is a game that one may go on with. */
  get unfinished(): boolean {
    return this.visits.some(isUnfinished);
  }

  forget(table: string): void {
    this.keep(stored<Visit[]>(KEY, this.visits).filter((visit) => visit.table !== table));
  }

  private keep(visits: Visit[]): void {
    this.visits = visits.slice(0, MOST);
    store(KEY, this.visits);
  }
}

export const visitedTables = new VisitedTables();

const SAND_KEY = "mousquetaires.sand";

/** How many seconds the sand should run at tables one opens. */
class Sand {
  seconds = $state(stored<number>(SAND_KEY, 120));

  set(seconds: number): void {
    this.seconds = seconds;
    store(SAND_KEY, seconds);
  }
}

export const sand = new Sand();

/** What a pasted link leads to: a table, and perhaps the secret of a personal link. */
export function readLink(text: string): { table: string; secret: string } | null {
  const found = /(?:^|\/table\/)([\w-]{16})(?:#(?:resume=)?([\w-]+))?$/.exec(text.trim());
  return found ? { table: found[1]!, secret: found[2] ?? "" } : null;
}

/** Whether a server under this name is reached from its own machine alone. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

export function tableLink(table: string): string {
  return `${location.origin}/table/${table}`;
}

export function personalLink(table: string, secret: string): string {
  return `${tableLink(table)}#${secret}`;
}
