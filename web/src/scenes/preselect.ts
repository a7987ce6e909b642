// The choice that is marked first when a player is asked what to commit: a sensible one, never a surprising one.

import type { Frame } from "../wire/types.gen";
import type { AnyChance } from "./odds";
import { cardsIn, tokensIn } from "./unconfirmedChoice.svelte";

const CARD_WORTH = 0.1; // a card is worth this much of the chance to win a duel
const TOKEN_WORTH = 0.15;
const LIKELY = 0.8; // for a search: cards are only marked if they make it this likely to end it

type Challenge = Extract<Frame, { kind: "challenge" }>;

/** For a challenge: the fewest cards or tokens that meet it; if none do, as many as there are. */
export function cheapestSuccess(options: readonly string[], challenge: Pick<Challenge, "lacks" | "skill">): string {
  const brings = (action: string): number => cardsIn(action, challenge.skill).length + tokensIn(action);
  const enough = options.filter((action) => brings(action) >= challenge.lacks);
  const sorted = (among: readonly string[], sign: number): string[] =>
    [...among].sort((a, b) => sign * (brings(a) - brings(b)));
  return sorted(enough, 1)[0] ?? sorted(options, -1)[0] ?? "";
}

/** For dice: the choice with the best odds after what it costs; null while the odds are not known. */
export function bestChoice(
  options: readonly string[],
  odds: Readonly<Record<string, AnyChance | null>>,
): string | null {
  if (!options.every((action) => action in odds)) return null;
  const worth = options.map((action) => ({ action, worth: worthOf(action, odds[action] ?? null) }));
  if (worth.some((one) => one.worth === null)) return null;
  return worth.reduce((best, one) => (one.worth! > best.worth! + 1e-9 ? one : best)).action;
}

function worthOf(action: string, odds: AnyChance | null): number | null {
  const cost = CARD_WORTH * cardsIn(action).length + TOKEN_WORTH * tokensIn(action);
  if (odds?.kind === "duel") return odds.now.wins - odds.now.out - cost;
  if (odds?.kind === "search") return (odds.enough >= LIKELY ? odds.enough : 0) - cost;
  return null;
}
