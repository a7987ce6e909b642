// The luckiest and the worst roll of a game, and how rare they were.
//
// A roll is one exchange: the blue and the red dice that were rolled together. Its balance is the Swords that got through
// for the Musketeers, less those against them. How rare it is follows exactly from the faces printed on the dice.

import { facesOf } from "../text/gameText";
import type { Happened } from "./standingEvents";

type Die = readonly [swords: number, shields: number, lilies: number]; // how many faces of each

export interface Exchange {
  turn: number;
  hero: number; // -1: the siege
  foe: number; // -1: the siege
  blue: number; // a roll; 0: no dice
  red: number;
  manoeuvre: boolean; // shown by either side: then Swords don't count
}

export interface RareRoll {
  exchange: Exchange;
  through: number; // Swords for the Musketeers
  against: number;
  chance: number; // of a roll that's as good (or as bad) with these dice
}

const SIEGE = -1;

/** All exchanges in which both sides rolled dice. A blade or a reroll comes later: it's no luck of the first roll. */
export function exchangesOf(events: readonly Happened[]): Exchange[] {
  const made: Exchange[] = [];
  let waiting: Exchange | null = null; // for the red dice
  for (const { kind, values, turn } of events) {
    const last = made.at(-1);
    if (kind === "blue_rolled")
      waiting = { turn, hero: values[0]!, foe: SIEGE, blue: values[1]!, red: 0, manoeuvre: false };
    else if (kind === "red_rolled" && waiting) {
      made.push({ ...waiting, foe: values[0]!, red: values[1]! });
      waiting = null;
    } else if (kind === "siege_red_rolled")
      made.push({ turn, hero: SIEGE, foe: SIEGE, blue: 0, red: values[0]!, manoeuvre: false });
    else if (kind === "siege_blue_rolled" && last) last.blue = values[0]!;
    else if ((kind === "manoeuvre_shown" || kind === "foe_manoeuvre_shown") && last) last.manoeuvre = true;
    else if (kind === "duel_began") waiting = null;
  }
  return made;
}

export function rarestRolls(
  exchanges: readonly Exchange[],
  blueDie: Die,
  redDie: Die,
): { luckiest: RareRoll | null; worst: RareRoll | null } {
  const counted = exchanges.filter((one) => !one.manoeuvre);
  const rolls = (sign: 1 | -1): RareRoll[] =>
    counted
      .filter((one) => sign * balanceOf(one) > 0)
      .map((one) => ({ exchange: one, ...swordsOf(one), chance: chanceOf(one, sign, blueDie, redDie) }));
  const rarest = (some: RareRoll[]): RareRoll | null =>
    some.reduce<RareRoll | null>((best, one) => (best && best.chance <= one.chance ? best : one), null);
  return { luckiest: rarest(rolls(1)), worst: rarest(rolls(-1)) };
}

/** The Swords that get through on both sides. At the siege, Shields stop nothing. */
function swordsOf({ hero, blue, red }: Exchange): { through: number; against: number } {
  const [blueSwords, blueShields] = facesOf(blue);
  const [redSwords, redShields] = facesOf(red);
  if (hero === SIEGE) return { through: blueSwords, against: redSwords };
  return { through: Math.max(0, blueSwords - redShields), against: Math.max(0, redSwords - blueShields) };
}

function balanceOf(exchange: Exchange): number {
  const { through, against } = swordsOf(exchange);
  return through - against;
}

/** The chance of a balance at least as good (sign 1) or as bad (sign -1), with as many dice. */
function chanceOf(exchange: Exchange, sign: 1 | -1, blueDie: Die, redDie: Die): number {
  const balance = sign * balanceOf(exchange);
  let sum = 0;
  for (const [blue, blueChance] of rollChances(diceIn(exchange.blue), blueDie))
    for (const [red, redChance] of rollChances(diceIn(exchange.red), redDie))
      if (sign * balanceOf({ ...exchange, blue, red }) >= balance) sum += blueChance * redChance;
  return sum;
}

export function diceIn(roll: number): number {
  return facesOf(roll).reduce((sum, many) => sum + many, 0);
}

/** Every roll of so many dice, with its chance. */
export function rollChances(dice: number, die: Die): Map<number, number> {
  const faces = die.reduce((sum, many) => sum + many, 0);
  let chances = new Map([[0, 1]]);
  for (let n = 0; n < dice; n += 1) {
    const next = new Map<number, number>();
    for (const [roll, chance] of chances)
      die.forEach((many, face) => {
        const rolled = roll + (1 << (4 * face));
        if (many) next.set(rolled, (next.get(rolled) ?? 0) + (chance * many) / faces);
      });
    chances = next;
  }
  return chances;
}
