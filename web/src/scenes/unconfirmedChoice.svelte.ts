// What the player is about to commit: chosen in the question, and shown on the stage before it is confirmed.

import { COMBAT } from "../ids";
import { parseAction } from "../text/notation";
import type { DuelOdds } from "../wire/types.gen";
import type { AnyChance } from "./odds";

export const unconfirmed: { action: string; odds: AnyChance | null } = $state({ action: "", odds: null });

let laterRounds: readonly DuelOdds[] = $state.raw([]); // of the duel that the player has last chosen cards for

/** Keeps the odds of the rounds to come, when a choice is confirmed. */
export function keepLaterOdds(odds: AnyChance | null): void {
  laterRounds = odds?.kind === "duel" ? (odds.later ?? []) : [];
}

/** The odds before a round (1: the second one), if they are known and are those of this many dice. */
export function oddsBefore(round: number, dice: number): DuelOdds | null {
  const found = laterRounds[round - 1];
  return found?.dice === dice ? found : null;
}

/** The cards of a choice, one id for each. `skill` is that of the challenge. */
export function cardsIn(action: string, skill = -1): number[] {
  if (!action) return [];
  const { verb, fields } = parseAction(action);
  const [first, second] = fields.map((field) => Number(field.value));
  if (verb === "cards") return [...copies(COMBAT, first!), ...copies(COMBAT + 1, second!)];
  if (verb === "skill") return copies(skill, first!);
  return verb === "gift" ? [first!] : [];
}

/** The Epic tokens of a choice. */
export function tokensIn(action: string): number {
  const { verb, fields } = parseAction(action);
  return verb === "spend" ? Number(fields[0]!.value) : 0;
}

function copies(card: number, many: number): number[] {
  return Array.from({ length: many }, () => card);
}
