// Challenges, the siege, the search for Constance and the attempt on her life during playback, put together from the
// lines of the log.

import { frameOf } from "../state/frames";
import type { LogLine } from "../state/log";
import { HARLOT, LOUVRE, PARIS } from "../ids";
import type { View } from "../wire/types.gen";
import { facesOf, SHIELD } from "./dice";
import { rolledAgain } from "./duelScene";

export interface ChallengeScene {
  kind: "challenge";
  key: string; // of its first line
  version: number; // of the last line told in it
  hero: number;
  place: number;
  skill: number;
  board: number; // of the Quest, at that time
  mission: number | null; // the card that was closed since then: the view doesn't know it any more
  harlot: boolean; // who is gone since then
  cards: number; // of the skill, played
  gift: number; // the card that Aramis discarded, or -1
  epic: number; // Epic tokens spent
  overcome: boolean | null;
}

export interface SiegeScene {
  kind: "siege";
  key: string;
  version: number;
  blue: number | null;
  red: number | null;
  rerolled: number | null; // the face of the Shield that was rolled again
  sacrificed: number[];
  moved: number | null; // where the token stands afterwards
  over: boolean;
}

/** The Disappearance: a Musketeer looks for Constance. */
export interface SearchScene {
  kind: "search";
  key: string;
  version: number;
  hero: number;
  dice: number; // to be rolled
  roll: number | null; // null while cards are chosen
  cards: number[]; // that added dice
  found: number | null; // Lilies found in all, once told
}

/** The Abduction: Milady's dice at the end of the turn. */
export interface StranglingScene {
  kind: "strangling";
  key: string;
  version: number;
  roll: number;
  now: number | null; // her successes in all, once told
}

// --- challenges -----------------------------------------------------------------------------------

/** A challenge begins. `later` are the lines after it: they tell which mission has been closed since then. */
export function challengeBegun(line: LogLine, later: readonly LogLine[]): ChallengeScene {
  const [, hero, place, skill] = line.event!.map(Number);
  const since = later.filter((one) => one.event && one.undone === undefined);
  const closed = since.find(({ event }) => closes(event!, place!));
  const gone = since.some(({ event }) => event![0] === "trap_gone" && event![1] === HARLOT);
  return {
    kind: "challenge",
    key: line.key,
    version: line.version,
    hero: hero!,
    place: place!,
    skill: skill!,
    board: line.board,
    mission: closed ? Number(closed.event![1]) : null,
    harlot: gone,
    cards: 0,
    gift: -1,
    epic: 0,
    overcome: null,
  };
}

function closes([kind]: readonly (string | number)[], place: number): boolean {
  if (place === PARIS) return kind === "paris_closed";
  return place === LOUVRE && (kind === "louvre_done" || kind === "louvre_failed");
}

export function followChallenge(scene: ChallengeScene, line: LogLine): void {
  const [, a, b] = line.event!.map(Number);
  switch (line.event![0]) {
    case "card_discarded":
      if (b === scene.skill) scene.cards += 1;
      return;
    case "gift_used":
      if (b === scene.skill) scene.cards -= 1; // it was discarded for the gift
      scene.gift = b!;
      return;
    case "epic_changed":
      scene.epic += Math.max(0, -a!);
      return;
    case "challenge_overcome":
      scene.overcome = true;
      return;
    case "challenge_failed":
      scene.overcome = false;
  }
}

// --- the siege ------------------------------------------------------------------------------------

export function siegeBegun(line: LogLine): SiegeScene {
  const { key, version } = line;
  const red = Number(line.event![1]);
  return { kind: "siege", key, version, blue: null, red, rerolled: null, sacrificed: [], moved: null, over: false };
}

export function followSiege(scene: SiegeScene, line: LogLine): void {
  const [, a, b] = line.event!.map(Number);
  switch (line.event![0]) {
    case "siege_blue_rolled":
      scene.blue = a!;
      return;
    case "siege_rerolled":
      scene.red = b ?? rolledAgain(scene.red, SHIELD, a!);
      scene.rerolled = a!;
      return;
    case "sacrificed":
      scene.sacrificed = [...scene.sacrificed, a!];
      return;
    case "siege_moved":
      scene.moved = a!;
      scene.over = true;
      return;
    case "phase_began":
      scene.over = true; // the token has not moved
  }
}

// --- Constance ------------------------------------------------------------------------------------

/** A search: dice outside a duel. The lines before it tell the cards. */
export function searchBegun(line: LogLine, before: readonly LogLine[]): SearchScene {
  const [, hero, roll] = line.event!.map(Number);
  const first = before.findLastIndex(
    ({ event }) => event && !["card_discarded", "gift_used"].includes(String(event[0])),
  );
  const cards = before.slice(first + 1).filter(({ event }) => event?.[0] === "card_discarded");
  return {
    kind: "search",
    key: line.key,
    version: line.version,
    hero: hero!,
    dice: facesOf(roll!).reduce((sum, many) => sum + many, 0),
    roll: roll!,
    cards: cards.map(({ event }) => Number(event![2])),
    found: null,
  };
}

/** A search whose cards are being chosen: no event tells of it yet, only the view. */
export function searchPrepared(view: View): SearchScene | null {
  const frame = frameOf(view, "search_roll");
  if (!frame || frame.dice === 0) return null;
  const { hero, dice } = frame;
  return { kind: "search", key: "search", version: 0, hero, dice, roll: null, cards: [], found: null };
}

export function stranglingBegun(line: LogLine): StranglingScene {
  return { kind: "strangling", key: line.key, version: line.version, roll: Number(line.event![1]), now: null };
}
