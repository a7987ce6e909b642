// Where the lines of a replay come from: a table of this server, or a record file.

import { botReplay, recordReplay, tableReplay } from "../wire/api";
import type { ReplayLine } from "../wire/types.gen";
import { decodeGame } from "./botGame";

export const EVERYTHING = 7; // the viewer to whom everything is revealed

export interface ReplaySource {
  readonly table: string; // "": a file, or a game of bots
  readonly game: string; // of a game of bots: what its link contains
  /** All lines as one viewer was sent them. */
  all: (viewer: number) => Promise<ReplayLine[]>;
  /** Some lines, so that nothing later is in the page. */
  some: (viewer: number, first: number, count: number) => Promise<ReplayLine[]>;
}

export function tableSource(table: string): ReplaySource {
  return {
    table,
    game: "",
    all: (viewer) => tableReplay(table, viewer),
    some: (viewer, first, count) => tableReplay(table, viewer, first, count),
  };
}

/** A file. */
export function recordSource(record: unknown): ReplaySource {
  return wholeSource((viewer) => recordReplay(record, viewer));
}

/** A game of bots from a link, which the server plays again. */
export function botSource(game: string): ReplaySource {
  return { ...wholeSource((viewer) => botReplay(decodeGame(game), viewer)), game };
}

/** The page has all of it anyway, so that there is nothing to be fetched piece by piece. */
function wholeSource(fetchAll: (viewer: number) => Promise<ReplayLine[]>): ReplaySource {
  const asked = new Map<number, Promise<ReplayLine[]>>();
  const all = (viewer: number): Promise<ReplayLine[]> => {
    const found = asked.get(viewer) ?? fetchAll(viewer);
    asked.set(viewer, found);
    found.catch(() => asked.delete(viewer));
    return found;
  };
  const some = async (viewer: number, first: number, count: number): Promise<ReplayLine[]> =>
    (await all(viewer)).slice(first, first + count);
  return { table: "", game: "", all, some };
}
