// The four opponents of each way to play, and how often people of two strengths beat them. Measured by tools/difficulty.py.

import { MILADY } from "../ids";
import data from "./difficulty.json";
import type { BotName, Quick, TableForm } from "./tableForm.svelte";

export const LEVELS = ["first", "fair", "hard", "merciless"] as const; // the easiest first
export type LevelName = (typeof LEVELS)[number];
type Model = "novice" | "adept"; // a beginner, and a player with experience
interface Level {
  name: string;
  bot: string;
  variants: string[];
}
type Wins = Record<Model, { won: number; games: number }>;
const ALLY: BotName = "adept"; // plays the other Musketeers of the player's own side

export const measured = { commit: data.measured.commit, date: data.measured.date };

export function levelOf(side: Quick, name: LevelName): Level {
  return data.levels[side].find((level) => level.name === name)!;
}

/** How often a player of this strength wins, in percent. Null if it was not measured. */
export function winRate(side: Quick, name: LevelName, player: Model): number | null {
  const found = (data.measured.wins as Record<Quick, Partial<Record<string, Wins>>>)[side][name]?.[player];
  return found ? Math.round((100 * found.won) / found.games) : null;
}

/** Seats for playing this side against a level: the player's own, and bots everywhere else. */
export function seatForLevel(form: TableForm, side: Quick, name: LevelName): void {
  const level = levelOf(side, name);
  form.milady = side !== "solo";
  form.sitters = form.sitters.map((_, seat) => {
    if (seat === (side === "milady" ? MILADY : 1)) return "me";
    return seat === MILADY || side === "milady" ? (level.bot as BotName) : ALLY;
  });
  form.variants = [...new Set([...form.variants, ...level.variants])];
}
