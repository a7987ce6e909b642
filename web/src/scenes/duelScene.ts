// A duel during playback, put together from the lines of the log. What its dice add up to is in strikes.ts.

import type { LogLine } from "../state/log";
import { COMBAT, FIRST_CHARACTER } from "../ids";
import { SHIELD } from "./dice";

/** A die that was rolled again: the face it showed, and the one it shows now. */
export interface Reroll {
  from: number;
  to: number;
}

/** One round of dice. A roll is null until its dice have fallen, or if that side has no dice left. */
export interface Round {
  blue: number | null;
  red: number | null;
  blade: Reroll | null; // the Musketeer's Toledo blade
  foeReroll: Reroll | null;
  dealt: number; // wounds of the foe, as told
  taken: number[]; // wounds of the Musketeer, one number for each time
}

export interface DuelScene {
  kind: "duel";
  key: string; // of its first line
  version: number; // of the last line told in it
  hero: number;
  foe: number; // -1: a face-down token
  token: number; // the Quest token that was turned up in it, or -1
  dice: number | null; // how many the Musketeer rolls first, once cards, gifts or tokens have added some
  cards: number[]; // Combat cards played before the first roll
  gift: number; // the card that Aramis discarded for a die, or -1
  epic: number; // Epic tokens spent
  foeLife: number | null; // what the foe has left, once a wound has been told
  rounds: Round[];
  absorbed: boolean; // armour took the parting wound
  purse: number; // pistoles lost at its end
  fell: boolean; // the Musketeer is out of action
  result: number | null;
}

export const SNARED = 16; // a result: the token was a snare, and there was no duel

export function duelBegun(line: LogLine): DuelScene {
  const [, hero, foe] = line.event!.map(Number);
  return {
    kind: "duel",
    key: line.key,
    version: line.version,
    hero: hero!,
    foe: foe!,
    token: -1,
    dice: null,
    cards: [],
    gift: -1,
    epic: 0,
    foeLife: null,
    rounds: [],
    absorbed: false,
    purse: 0,
    fell: false,
    result: null,
  };
}

/** Changes the scene by a line of its duel. */
export function followDuel(scene: DuelScene, line: LogLine): void {
  if (prepare(scene, line) || rollOrReroll(scene, line)) return;
  const [, a, b, c] = line.event!.map(Number);
  switch (line.event![0]) {
    case "foe_wounded":
      scene.foeLife = c!;
      return change(scene, (now) => ({ ...now, dealt: now.dealt + b! }));
    case "rochefort_wounded":
      scene.foeLife = b ?? null;
      return change(scene, (now) => ({ ...now, dealt: now.dealt + a! }));
    case "life_lost":
      if (a === scene.hero) change(scene, (now) => ({ ...now, taken: [...now.taken, b!] }));
      return;
    case "parting_wound_absorbed":
      scene.absorbed = true;
      return;
    case "purse_changed":
      scene.purse = Math.max(0, -a!);
      return;
    case "fell":
      scene.fell ||= a === scene.hero;
      return;
    case "snare_bit":
      scene.result = SNARED;
      return;
    case "duel_ended":
      scene.foe = b!;
      scene.result = c!;
  }
}

/** Before the first roll: cards, Aramis's gift, Epic tokens, a token that is turned up. */
function prepare(scene: DuelScene, line: LogLine): boolean {
  const [, a, b, c] = line.event!.map(Number);
  switch (line.event![0]) {
    case "card_discarded":
      if (isCombat(b!)) scene.cards = [...scene.cards, b!];
      return true;
    case "gift_used":
      if (isCombat(b!)) scene.cards = scene.cards.slice(0, -1); // it was discarded for the gift
      scene.gift = b!;
      return true;
    case "dice_added":
      scene.dice = c ?? scene.dice;
      return true;
    case "epic_changed":
      if (scene.rounds.length === 0) scene.epic += Math.max(0, -a!);
      return true;
    case "token_turned":
      scene.token = b!;
      return true;
    default:
      return false;
  }
}

function isCombat(card: number): boolean {
  return card >= COMBAT && card < FIRST_CHARACTER;
}

function rollOrReroll(scene: DuelScene, line: LogLine): boolean {
  const [, a, b, c, d] = line.event!.map(Number);
  switch (line.event![0]) {
    case "blue_rolled":
      scene.rounds = [...scene.rounds, newRound(b!, null)];
      return true;
    case "red_rolled":
      scene.foe = a!; // a token fought blind has a face by now
      scene.rounds = withRed(scene.rounds, b!);
      return true;
    case "foe_rerolled":
      change(scene, (now) => ({
        ...now,
        red: c ?? rolledAgain(now.red, SHIELD, b!),
        foeReroll: { from: SHIELD, to: b! },
      }));
      return true;
    case "blade_used":
      change(scene, (now) => ({ ...now, blue: d ?? rolledAgain(now.blue, b!, c!), blade: { from: b!, to: c! } }));
      return true;
    default:
      return false;
  }
}

function withRed(rounds: Round[], roll: number): Round[] {
  const now = rounds.at(-1);
  if (!now || now.red !== null) return [...rounds, newRound(null, roll)]; // nothing blue was left to roll
  return [...rounds.slice(0, -1), { ...now, red: roll }];
}

export function newRound(blue: number | null, red: number | null): Round {
  return { blue, red, blade: null, foeReroll: null, dealt: 0, taken: [] };
}

function change(scene: DuelScene, how: (now: Round) => Round): void {
  const now = scene.rounds.at(-1) ?? newRound(null, null);
  scene.rounds = [...scene.rounds.slice(0, -1), how(now)];
}

/** The dice after one was rolled again. Only for logs of older servers: their events do not say it. */
export function rolledAgain(roll: number | null, from: number, to: number): number {
  return (roll ?? 0) - (1 << (4 * from)) + (1 << (4 * to));
}
