// A round of a duel as two sums: the Swords of each side against the Shields of the other.
//
// Events tell the dice and the wounds, but not which Swords and Shields come from equipment or an ability. That follows
// from the printed values. It must agree with compare_swords in the engine's duel_outcome.py: a test adds up real duels.

import { manoeuvresOf } from "../state/manoeuvres";
import { idOf } from "../text/names";
import type { Box, View } from "../wire/types.gen";
import { contains, facesOf, LILY, packed, SHIELD, SWORD } from "./dice";
import { newRound, type DuelScene, type Reroll, type Round } from "./duelScene";

/** Where a face comes from if it is no plain die: an item of the Arsenal, a foe's ability, a card. */
export interface Source {
  group: "item" | "ability" | "paris" | "treachery";
  id: string;
}

/**
 * What becomes of a face. stopped: a Sword that a Shield cancels; stops: that Shield; open: a Sword that wounds;
 * manoeuvre: one of the three faces of a manoeuvre; void: it doesn't count; idle: it has nothing to do.
 */
export type Mark = "stopped" | "stops" | "open" | "manoeuvre" | "void" | "idle";

export interface Face {
  face: number;
  source: Source | null;
  extra: boolean; // no die of the roll shows it
  mark: Mark;
}

/** A Sword and the Shield against it. One of them may be missing. */
export interface Pair {
  sword: Face | null;
  shield: Face | null;
}

/** The blows of one side. */
export interface Strike {
  pairs: Pair[];
  manoeuvre: Face[];
  wounds: number;
}

export interface Exchange {
  hero: Strike;
  foe: Strike;
  lilies: Face[];
  settled: boolean; // no die will be rolled again
  waiting: boolean; // the foe has not rolled yet
  bare: boolean; // the Musketeer has no dice left
}

/** What both sides bring to every round. */
export interface Fight {
  dice: number;
  manoeuvres: readonly (readonly number[])[];
  pistol: number; // Swords in the first round
  armour: number; // Shields in every round
  foeDice: number;
  foeFixed: number | null; // the roll that stands in every round
  foeManoeuvre: readonly number[] | null;
  foePistol: number;
  foeArmour: number;
  foeSteady: boolean; // drops no die
  parting: number; // wounds at the end of the duel
  oneWoundEach: boolean;
}

/** What a Musketeer and a foe bring. The view is one of this duel; `foe` is -1 while it lies face down. */
export function fightOf(
  scene: Pick<DuelScene, "hero" | "dice">,
  foe: number,
  view: Pick<View, "equipment" | "improved">,
  box: Box,
  oneWoundEach: boolean,
): Fight {
  const { heroes, foes, items } = box.printed;
  const card = foes[foe];
  const wears = (item: string): number => {
    const id = idOf("item", item);
    return (view.equipment[scene.hero]! >> id) & 1 ? items[id]!.amount : 0;
  };
  const can = (ability: string): number =>
    card && box.words.ability[card.ability] === ability ? card.ability_amount : 0;
  return {
    dice: scene.dice ?? heroes[scene.hero]!.combat,
    manoeuvres: manoeuvresOf(view, box, scene.hero),
    pistol: wears("pistol"),
    armour: wears("armour"),
    foeDice: card?.dice ?? 0,
    foeFixed: card && !card.rolls ? packed(card.fixed) : null,
    foeManoeuvre: card?.rolls && card.manoeuvre.some((many) => many > 0) ? card.manoeuvre : null,
    foePistol: can("pistol"),
    foeArmour: can("armour"),
    foeSteady: card !== undefined && box.words.ability[card.ability] === "steady",
    parting: can("parting_wound"),
    oneWoundEach,
  };
}

/** How many dice each side rolls in a round: one fewer each time. */
export function diceIn(fight: Fight, round: number): { blue: number; red: number } {
  return {
    blue: Math.max(0, fight.dice - round),
    red: fight.foeSteady ? fight.foeDice : Math.max(0, fight.foeDice - round),
  };
}

/** The rounds of a duel that were told so far, each as two sums. `rests`: the last one is over, the next not begun. */
export function exchangesOf(scene: DuelScene, fight: Fight, rests = false): Exchange[] {
  const rounds = withSilentRound(scene.rounds, fight);
  const last = rounds.length - 1;
  const made = rounds.map((round, number) => {
    const exchange = exchangeIn(fight, round, number);
    const told = round.dealt > 0 || round.taken.length > 0;
    return { ...exchange, settled: number < last || told || rests || scene.result !== null };
  });
  if (made[last]) made[last] = withPartingWound(made[last], rounds[last]!, scene, fight);
  return made;
}

/** Against fixed faces, the last round is fought without blue dice: nothing is rolled in it, only wounds are told. */
function withSilentRound(rounds: readonly Round[], fight: Fight): readonly Round[] {
  const last = rounds.at(-1);
  if (!last || fight.foeFixed === null || (last.dealt === 0 && last.taken.length === 0)) return rounds;
  const { hero, foe } = exchangeIn(fight, last, rounds.length - 1);
  if (hero.wounds + foe.wounds > 0) return rounds;
  const silent = { ...newRound(null, null), dealt: last.dealt, taken: last.taken };
  return [...rounds.slice(0, -1), { ...last, dealt: 0, taken: [] }, silent];
}

/** Jussac's wound at the end of the duel. It is told like a wound of the dice, after them. */
function withPartingWound(exchange: Exchange, round: Round, scene: DuelScene, fight: Fight): Exchange {
  const told = round.taken.length > (exchange.foe.wounds > 0 ? 1 : 0);
  if (fight.parting === 0 || !(told || scene.absorbed)) return exchange;
  const source: Source = { group: "ability", id: "parting_wound" };
  const pairs = Array.from({ length: fight.parting }, (): Pair => ({
    sword: { face: SWORD, source, extra: true, mark: scene.absorbed ? "stopped" : "open" },
    shield: scene.absorbed
      ? { face: SHIELD, source: { group: "item", id: "armour" }, extra: true, mark: "stops" }
      : null,
  }));
  const wounds = exchange.foe.wounds + (scene.absorbed ? 0 : fight.parting);
  return { ...exchange, foe: { ...exchange.foe, pairs: [...exchange.foe.pairs, ...pairs], wounds } };
}

/** One round: its dice and what is added to them. */
export function exchangeIn(fight: Fight, round: Round, number: number): Exchange {
  const blue = facesOf(round.blue ?? 0);
  const red = facesOf(round.red ?? fight.foeFixed ?? 0);
  const waiting = round.red === null && fight.foeFixed === null && diceIn(fight, number).red > 0;
  const rest = { lilies: lilies(blue[LILY], round.blade), settled: false, waiting, bare: round.blue === null };
  const mine = fight.manoeuvres.find((one) => contains(blue, one)) ?? null;
  const his = fight.foeManoeuvre && contains(red, fight.foeManoeuvre) ? fight.foeManoeuvre : null;
  if (mine || his) return { ...rest, ...byManoeuvre(blue, red, mine, his) };
  const [pistol, foePistol] = number === 0 ? [fight.pistol, fight.foePistol] : [0, 0];
  const hero = pairs(
    facesWith(SWORD, blue[SWORD], round.blade && blade(round.blade), pistol, { group: "item", id: "pistol" }),
    facesWith(SHIELD, red[SHIELD], round.foeReroll && foeBlade(round.foeReroll), fight.foeArmour, {
      group: "ability",
      id: "armour",
    }),
  );
  const foe = pairs(
    facesWith(SWORD, red[SWORD], round.foeReroll && foeBlade(round.foeReroll), foePistol, {
      group: "ability",
      id: "pistol",
    }),
    facesWith(SHIELD, blue[SHIELD], round.blade && blade(round.blade), fight.armour, { group: "item", id: "armour" }),
  );
  return { ...rest, ...(fight.oneWoundEach ? oneWoundEach(hero, foe) : { hero, foe }) };
}

interface Rerolled extends Reroll {
  source: Source;
}
const blade = (reroll: Reroll): Rerolled => ({ ...reroll, source: { group: "item", id: "blade" } });
const foeBlade = (reroll: Reroll): Rerolled => ({ ...reroll, source: { group: "ability", id: "rerolls_shield" } });

/** The dice that show a face, the one that was rolled again last, and what equipment or an ability adds. */
function facesWith(face: number, dice: number, reroll: Rerolled | null, added: number, source: Source): Face[] {
  const again = reroll?.to === face ? dice - 1 : -1;
  return Array.from({ length: dice + added }, (_, at) => ({
    face,
    source: at >= dice ? source : at === again ? reroll!.source : null,
    extra: at >= dice,
    mark: "idle",
  }));
}

function lilies(many: number, reroll: Reroll | null): Face[] {
  return facesWith(LILY, many, reroll && blade(reroll), 0, { group: "item", id: "blade" });
}

/** Each Shield stops one Sword. */
function pairs(swords: Face[], shields: Face[]): Strike {
  const stopped = Math.min(swords.length, shields.length);
  const made = Array.from({ length: Math.max(swords.length, shields.length) }, (_, at): Pair => ({
    sword: swords[at] ? { ...swords[at], mark: at < stopped ? "stopped" : "open" } : null,
    shield: shields[at] ? { ...shields[at], mark: at < stopped ? "stops" : "idle" } : null,
  }));
  return { pairs: made, manoeuvre: [], wounds: swords.length - stopped };
}

/** An option for Rochefort: if both are wounded, each loses one life. The other open Swords don't count. */
function oneWoundEach(hero: Strike, foe: Strike): Pick<Exchange, "hero" | "foe"> {
  if (hero.wounds === 0 || foe.wounds === 0) return { hero, foe };
  const [first, second] = [hero, foe].map((strike) => {
    const open = strike.pairs.findIndex((pair) => pair.sword?.mark === "open");
    const pairs = strike.pairs.map((pair, at) => (at > open && pair.sword ? voided(pair) : pair));
    return { ...strike, pairs, wounds: 1 };
  });
  return { hero: first!, foe: second! };
}

function voided(pair: Pair): Pair {
  const off = (face: Face | null): Face | null => face && { ...face, mark: "void" };
  return { sword: off(pair.sword), shield: off(pair.shield) };
}

/** A manoeuvre takes one life and leaves all other dice without effect. Equipment doesn't count. */
function byManoeuvre(
  blue: readonly number[],
  red: readonly number[],
  mine: readonly number[] | null,
  his: readonly number[] | null,
): Pick<Exchange, "hero" | "foe" | "lilies"> {
  const left = (roll: readonly number[], used: readonly number[] | null, face: number): Face[] =>
    plain(face, roll[face]! - (used?.[face] ?? 0), "void");
  const strike = (swords: Face[], shields: Face[], shown: readonly number[] | null): Strike => ({
    pairs: pairs(swords, shields).pairs.map(voided),
    manoeuvre: (shown ?? []).flatMap((many, face) => plain(face, many, "manoeuvre")),
    wounds: shown ? 1 : 0,
  });
  return {
    hero: strike(left(blue, mine, SWORD), left(red, his, SHIELD), mine),
    foe: strike(left(red, his, SWORD), left(blue, mine, SHIELD), his),
    lilies: left(blue, mine, LILY),
  };
}

function plain(face: number, many: number, mark: Mark): Face[] {
  return Array.from({ length: many }, () => ({ face, source: null, extra: false, mark }));
}
