// The luckiest and the worst roll of a game, and how rare they were.
//
// A roll is one exchange: the blue and the red dice that were rolled together. The luckiest one wounded the foe and not
// the Musketeer, the worst one the other way round. How rare they were follows exactly from the faces printed on the
// dice: the chance of as many Swords (or more) on one side and as few (or fewer) on the other.

import { facesOf } from "../text/gameText";
import type { Happened } from "./standingEvents";

type Die = readonly [swords: number, shields: number, lilies: number]; // how many faces of each

export interface Exchange {
  turn: number;
  hero: number; // -1: the siege
  foe: number; // -1: the siege
  blue: number; // a roll; 0: no dice
  red: number;
  manoeuvre: boolean; // shown by either side: then it isn't the Swords that count
  hit: boolean; // the foe was wounded, or the siege moved the King's way
  hurt: boolean; // the Musketeer was wounded, or the siege moved Milady's way
}

export interface RareRoll {
  exchange: Exchange;
  chance: number;
}

const SIEGE = -1;
export const RARE = 1 / 4; // a more frequent roll is neither lucky nor bad luck

/** All exchanges, with what they led to. A blade or another reroll comes later: it's no luck of the roll. */
export function exchangesOf(events: readonly Happened[]): Exchange[] {
  const made: Exchange[] = [];
  let siege = 0; // where its token stands
  for (const { kind, values, turn } of events) {
    const [a, b] = values as [number, number];
    const now = made.at(-1);
    if (kind === "blue_rolled") made.push({ ...exchange(turn), hero: a, blue: b });
    else if (kind === "siege_red_rolled") made.push({ ...exchange(turn), red: a });
    else if (!now) continue;
    else if (kind === "red_rolled" && now.red === 0) Object.assign(now, { foe: a, red: b });
    else if (kind === "siege_blue_rolled") now.blue = a;
    else if (kind === "siege_moved") {
      Object.assign(now, { hit: a > siege, hurt: a < siege });
      siege = a;
    } else if (kind === "duel_ended") now.foe = a === now.hero ? b : now.foe;
    else if (kind === "manoeuvre_shown" || kind === "foe_manoeuvre_shown") now.manoeuvre = true;
    else if (kind === "foe_wounded" || kind === "rochefort_wounded") now.hit = true;
    else if (kind === "life_lost" && a === now.hero) now.hurt = true;
  }
  return made;
}

function exchange(turn: number): Exchange {
  return { turn, hero: SIEGE, foe: SIEGE, blue: 0, red: 0, manoeuvre: false, hit: false, hurt: false };
}

export function rarestRolls(
  exchanges: readonly Exchange[],
  blueDie: Die,
  redDie: Die,
): { luckiest: RareRoll | null; worst: RareRoll | null } {
  const rarest = (lucky: boolean): RareRoll | null =>
    exchanges
      .filter(({ manoeuvre, hit, hurt }) => !manoeuvre && hit === lucky && hurt === !lucky)
      .map((one) => ({ exchange: one, chance: chanceOf(one, lucky, blueDie, redDie) }))
      .filter(({ chance }) => chance <= RARE)
      .reduce<RareRoll | null>((best, one) => (best && best.chance <= one.chance ? best : one), null);
  return { luckiest: rarest(true), worst: rarest(false) };
}

/** The chance of as many Swords or more for the lucky side, and as few or fewer for the other, with these dice. */
function chanceOf({ blue, red }: Exchange, lucky: boolean, blueDie: Die, redDie: Die): number {
  return swordsChance(blue, blueDie, lucky) * swordsChance(red, redDie, !lucky);
}

function swordsChance(roll: number, die: Die, atLeast: boolean): number {
  const swords = swordsIn(roll);
  const faces = die.reduce((sum, many) => sum + many, 0);
  return binomial(diceIn(roll), die[0] / faces)
    .filter((_, many) => (atLeast ? many >= swords : many <= swords))
    .reduce((sum, chance) => sum + chance, 0);
}

/** For 0, 1, 2 … successes in so many tries: the chance of just that many. */
export function binomial(tries: number, success: number): number[] {
  let chances = [1];
  for (let n = 0; n < tries; n += 1)
    chances = [...chances, 0].map((chance, at) => chance * (1 - success) + (chances[at - 1] ?? 0) * success);
  return chances;
}

export function diceIn(roll: number): number {
  return facesOf(roll).reduce((sum, many) => sum + many, 0);
}

export function swordsIn(roll: number): number {
  return facesOf(roll)[0];
}
