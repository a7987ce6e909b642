// The duels of a game, in order: who fought whom, and how it ended.

import type { Happened } from "./standingEvents";

export type DuelResult = "won" | "lost" | "drawn";

export interface Duel {
  hero: number;
  foe: number;
  turn: number;
  flags: number; // as in the event
  result: DuelResult;
}

const FOE_WOUNDED = 1;
const HERO_WOUNDED = 2;
const FOE_BEATEN = 4;

export function duelsOf(events: readonly Happened[]): Duel[] {
  return events
    .filter((one) => one.kind === "duel_ended")
    .map(({ values: [hero, foe, flags], turn }) => ({
      hero: hero!,
      foe: foe!,
      turn,
      flags: flags!,
      result: resultOf(flags!),
    }));
}

/** A foe who is beaten, or is the only one to bleed, has lost. */
export function resultOf(flags: number): DuelResult {
  if (flags & FOE_BEATEN) return "won";
  const [foe, hero] = [Boolean(flags & FOE_WOUNDED), Boolean(flags & HERO_WOUNDED)];
  if (foe === hero) return "drawn";
  return foe ? "won" : "lost";
}

export function countOf(duels: readonly Duel[], result: DuelResult): number {
  return duels.filter((duel) => duel.result === result).length;
}
