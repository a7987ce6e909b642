// The search for Constance and the attempt on her life during playback, put together from the lines of the log.

import { frameOf } from "../state/frames";
import type { LogLine } from "../state/log";
import type { View } from "../wire/types.gen";
import { facesOf } from "./dice";

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
