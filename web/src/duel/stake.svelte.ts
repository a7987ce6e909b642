// What the player is about to commit: chosen in the question, and shown on the stage before it is confirmed.

import { COMBAT } from "../ids";
import { parseAction } from "../text/notation";
import type { AnyChance } from "./odds";

export const stake: { action: string; odds: AnyChance | null } = $state({ action: "", odds: null });

/** The cards of a choice, one id for each. `skill` is that of the challenge. */
export function stakedCards(action: string, skill = -1): number[] {
  if (!action) return [];
  const { verb, fields } = parseAction(action);
  const [first, second] = fields.map((field) => Number(field.value));
  if (verb === "cards") return [...copies(COMBAT, first!), ...copies(COMBAT + 1, second!)];
  if (verb === "skill") return copies(skill, first!);
  return verb === "gift" ? [first!] : [];
}

/** The Epic tokens of a choice. */
export function stakedTokens(action: string): number {
  const { verb, fields } = parseAction(action);
  return verb === "spend" ? Number(fields[0]!.value) : 0;
}

function copies(card: number, many: number): number[] {
  return Array.from({ length: many }, () => card);
}
