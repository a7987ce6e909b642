// Odds as bars and as text: the label, the probability, and which side it is good for.

import { ROCHEFORT, UNSEEN_FOE } from "../ids";
import { nameOf } from "../text/gameText";
import { say, locale } from "../text/language.svelte";
import type { DuelChance, OddsAnswer, SiegeChance } from "../wire/types.gen";

export type AnyChance = NonNullable<OddsAnswer["odds"]>;

export interface Bar {
  key: string;
  label: () => string;
  share: number;
  tone: "good" | "bad" | "plain";
}

/** A percentage, never rounded to 0 or 100 unless exact. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return locale.texts.percent("<1");
  if (rounded === 100 && share < 1) return locale.texts.percent(">99");
  return locale.texts.percent(`${rounded}`);
}

/** The one number by which choices are compared; null if there is none. */
export function worth(odds: AnyChance | null): number | null {
  switch (odds?.kind) {
    case "duel":
      return odds.now.wins;
    case "search":
      return odds.enough;
    case "siege":
      return towards(odds, (spaces) => spaces > 0);
    default:
      return null;
  }
}

export function barsOf(odds: AnyChance): Bar[] {
  switch (odds.kind) {
    case "duel":
      return [
        { key: "wins", label: () => say("web-odds-wins"), share: odds.now.wins, tone: "good" },
        { key: "wounded", label: () => say("web-odds-wounded"), share: odds.now.wounded, tone: "bad" },
        { key: "out", label: () => say("web-odds-out"), share: odds.now.out, tone: "bad" },
        { key: "nothing", label: () => say("web-odds-nothing"), share: odds.now.nothing, tone: "plain" },
      ];
    case "search":
      return [
        { key: "enough", label: () => say("web-odds-found", { n: odds.wanted }), share: odds.enough, tone: "good" },
      ];
    case "siege":
      return [
        { key: "king", label: () => say("web-odds-king"), share: towards(odds, (spaces) => spaces > 0), tone: "good" },
        {
          key: "stays",
          label: () => say("web-odds-stays"),
          share: towards(odds, (spaces) => spaces === 0),
          tone: "plain",
        },
        {
          key: "cardinal",
          label: () => say("web-odds-cardinal"),
          share: towards(odds, (spaces) => spaces < 0),
          tone: "bad",
        },
      ];
    case "trap":
      return [{ key: "strikes", label: () => say("web-odds-trap"), share: odds.strikes, tone: "bad" }];
    default:
      return [];
  }
}

/** The odds of a choice in a few words, for a menu. */
export function brief(odds: AnyChance | null): string {
  switch (odds?.kind) {
    case "duel":
      return duelBrief(odds);
    case "challenge":
      return say("web-brief-challenge", { lacks: odds.lacks, cards: odds.cards });
    case "search":
      return say("web-brief-search", { n: odds.wanted, chance: percent(odds.enough) });
    case "siege":
      return say("web-brief-siege", {
        king: percent(towards(odds, (spaces) => spaces > 0)),
        cardinal: percent(towards(odds, (spaces) => spaces < 0)),
      });
    case "trap":
      return say("web-brief-trap", { trap: nameOf("trap", odds.trap), chance: percent(odds.strikes) });
    default:
      return "";
  }
}

/** The odds as things are now and, if the player holds Combat cards, with all of them. */
function duelBrief({ foe, now, best }: DuelChance): string {
  const aim = foe === ROCHEFORT ? "wound" : "beat";
  const more = best !== null && best.dice > now.dice;
  const said = more
    ? say("web-brief-duel-cards", { aim, now: percent(now.wins), best: percent(best.wins) })
    : say("web-brief-duel", { aim, now: percent(now.wins) });
  return foe === UNSEEN_FOE ? locale.texts.labelled(nameOf("foe", UNSEEN_FOE), said) : said;
}

function towards(odds: SiegeChance, way: (spaces: number) => boolean): number {
  return odds.steps.reduce((sum, step) => sum + (way(step.spaces) ? step.chance : 0), 0);
}
