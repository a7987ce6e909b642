// Where the lines of a replay come from: a table of this server, a record file, or a game of bots in a link.

import { replayOf, type GameOrigin } from "../wire/replayApi";
import type { ReplayLine } from "../wire/types.gen";
import { decodeGame } from "./botGame";
import { branches } from "./branches.svelte";

export const EVERYTHING = 7; // the viewer to whom everything is revealed

export interface ReplaySource {
  readonly origin: GameOrigin;
  readonly table: string; // "": a file, or a game of bots
  readonly game: string; // of a game of bots: what its link contains
  readonly hash: string; // of its address, without the #
  /** All lines as one viewer was sent them. */
  all: (viewer: number) => Promise<ReplayLine[]>;
  /** Some lines, so that nothing later is in the page. */
  some: (viewer: number, first: number, count: number) => Promise<ReplayLine[]>;
}

export function tableSource(table: string): ReplaySource {
  const origin = { table };
  return {
    origin,
    table,
    game: "",
    hash: "",
    all: (viewer) => replayOf(origin, viewer),
    some: (viewer, first, count) => replayOf(origin, viewer, first, count),
  };
}

/** A file; or, with a hash, one that this browser keeps. */
export const recordSource = (record: unknown, hash = ""): ReplaySource => wholeSource({ record }, hash);

/** A game of bots from a link, which the server plays again. */
export const botSource = (link: string): ReplaySource => wholeSource({ game: decodeGame(link), link }, `game=${link}`);

const BRANCH = /^branch=([\w-]{1,40})$/;

/** The game from which one of this browser's games branches, if it came from elsewhere. */
export function keptSource(hash: string): ReplaySource | null {
  const origin = branches.originOf(BRANCH.exec(hash)?.[1] ?? "");
  if (!origin || "table" in origin) return null;
  return "link" in origin ? botSource(origin.link) : recordSource(origin.record, hash);
}

/** The page has all of it anyway, so that there is nothing to be fetched piece by piece. */
function wholeSource(origin: Exclude<GameOrigin, { table: string }>, hash: string): ReplaySource {
  const asked = new Map<number, Promise<ReplayLine[]>>();
  const all = (viewer: number): Promise<ReplayLine[]> => {
    const found = asked.get(viewer) ?? replayOf(origin, viewer);
    asked.set(viewer, found);
    found.catch(() => asked.delete(viewer));
    return found;
  };
  const some = async (viewer: number, first: number, count: number): Promise<ReplayLine[]> =>
    (await all(viewer)).slice(first, first + count);
  return { origin, table: "", game: "link" in origin ? origin.link : "", hash, all, some };
}

/** What names the game among those of this browser; a file without a commitment has no name. */
export function keyOf(origin: GameOrigin): string {
  if ("table" in origin) return origin.table;
  if ("link" in origin) return origin.link;
  const commitment = (origin.record as { commitment?: unknown } | null)?.commitment;
  return typeof commitment === "string" ? commitment : "";
}
