// What the server knows about this browser's games: those that were finished before the list existed, and analyses.

import { visitedTables } from "../pages/visitedTables.svelte";
import { idName } from "../text/names";
import { now, tableInfo } from "../wire/api";
import { analysisOf } from "../wire/replayApi";
import { analysed, finishedGames, type AnalysisParts, type FinishedGame } from "./finishedGames.svelte";

/** Adds the finished tables that this browser has visited with a seat of its own. */
export async function adoptVisited(): Promise<void> {
  const known = new Set(finishedGames.list.map((game) => game.table));
  for (const { table, seats, seen } of visitedTables.visits) {
    if (known.has(table) || seats.length === 0) continue;
    const found = await finishedGame(table, seats, seen).catch(() => null); // deleted, or not over
    if (found) finishedGames.keep(found);
  }
}

async function finishedGame(table: string, seats: number[], ended: number): Promise<FinishedGame | null> {
  const info = await tableInfo(table);
  visitedTables.learn(table, info.status);
  if (info.status !== "over" || info.start) return null; // a branch of another game is an exercise
  const { view } = await now(table, seats[0]!);
  if (!view) return null;
  const { name, setup } = info;
  const ending = idName("ending", view.ending);
  return { table, name, seats, heroes: setup.heroes, ending, turns: view.turn, ended, luck: null, mistakes: null };
}

/** Reads the stored analysis of a game; how much of it is done, or null if nobody has asked for it. */
export async function learnLuck(game: FinishedGame): Promise<number | null> {
  const { status, percent, analysis } = await analysisOf(game);
  if (analysis) finishedGames.keep(analysed(game, analysis as AnalysisParts));
  if (analysis) return 100;
  return status === "waiting" || status === "running" ? percent : null;
}
