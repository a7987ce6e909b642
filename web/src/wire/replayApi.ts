// The HTTP calls for finished games: replays, analyses, stories, and playing on. Tables don't need them at once.

import type { BotGame } from "../replay/botGame";
import { ask, askText, at, post } from "./api";
import type { AnalysisState, BranchOptions, OpenedTable, PlayoutState, ReplayLine, StoryMessage } from "./types.gen";

/** Where a finished game is: at a table of this server, in a file, or in a link from which bots play it again. */
export type GameOrigin = { table: string } | { record: unknown } | { game: BotGame; link: string };

/** A finished game as one viewer was sent it; `count` lines of it, or all. Of a file nothing is stored. */
export async function replayOf(origin: GameOrigin, viewer: number, first = 0, count = 0): Promise<ReplayLine[]> {
  const text = await ("table" in origin
    ? askText(at(origin.table, `/replay?viewer=${viewer}${count ? `&first=${first}&count=${count}` : ""}`), {})
    : askText("/api/replays", { method: "POST", body: { ...sent(origin), viewer } }));
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReplayLine);
}

/** Plays on from a moment of a finished game, at a new table. */
export function openBranch(origin: GameOrigin, nickname: string, branch: BranchOptions): Promise<OpenedTable> {
  if ("table" in origin) return post(at(origin.table, "/branches"), { nickname, branch });
  return post("/api/branches", { nickname, branch, ...sent(origin) });
}

function sent(origin: Exclude<GameOrigin, { table: string }>): { record: unknown } | { game: BotGame } {
  return "game" in origin ? { game: origin.game } : { record: origin.record };
}

/** The analysis of a finished game, or how far it is. Files are not analysed. */
export const analysisOf = (origin: GameOrigin): Promise<AnalysisState> => ask(analysisPath(origin));
/** Puts it into the queue, unless it is there or done already. */
export const askForAnalysis = (origin: GameOrigin): Promise<AnalysisState> =>
  ask(analysisPath(origin), { method: "POST" });
/** How far its playouts are, and those that are made. */
export const playoutsOf = (origin: GameOrigin): Promise<PlayoutState> => ask(analysisPath(origin, "/playouts"));

function analysisPath(origin: GameOrigin, rest = ""): string {
  if ("table" in origin) return at(origin.table, `/analysis${rest}`);
  return `/api/bot-games/analysis${rest}?game=${"link" in origin ? origin.link : ""}`;
}

/** A finished game as a story in a language. */
export const wholeStory = (table: string, language: string): Promise<StoryMessage> =>
  ask(at(table, `/tale/${language}`));
export const storyFile = (table: string, language: string): string => at(table, `/tale/${language}/markdown`);
