// Odds as bars and as text: the label, the probability, and which side it is good for.

import { ROCHEFORT, UNSEEN_FOE } from "../ids";
import { nameOf } from "../text/gameText";
import { say, locale } from "../text/language.svelte";
import type { DuelChance, OddsAnswer, SearchChance, SiegeChance } from "../wire/types.gen";

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

/** What stands on a choice: the figure by which choices are compared, and a smaller one below it. */
export interface Figures {
  main: string;
  aside: string;
}

/** How far the siege token can go: to the end of its track on either side. */
export interface SiegeTrack {
  token: number;
  end: number;
}

export function choiceFigures(odds: AnyChance | null, track: SiegeTrack): Figures | null {
  switch (odds?.kind) {
    case "duel":
      return { main: percent(odds.now.wins), aside: say("web-chance-wounded", { chance: percent(odds.now.wounded) }) };
    case "search":
      return {
        main: locale.texts.number(meanLilies(odds), 1),
        aside: say("web-chance-lilies", { wanted: odds.wanted }),
      };
    case "siege":
      return { main: signed(meanSpaces(odds, track)), aside: "" };
    case "challenge":
      return { main: odds.lacks === 0 ? "✓" : signed(-odds.lacks), aside: "" };
    default:
      return null;
  }
}

/** The Lilies that a search finds on average. */
export function meanLilies({ lilies }: Pick<SearchChance, "lilies">): number {
  return lilies.reduce((sum, chance, n) => sum + n * chance, 0);
}

function meanSpaces({ steps }: SiegeChance, track: SiegeTrack): number {
  return steps.reduce((sum, step) => sum + possibleSpaces(step.spaces, track) * step.chance, 0);
}

/** How many of these spaces the siege token moves before it is at the end of its track. */
export function possibleSpaces(spaces: number, { token, end }: SiegeTrack): number {
  return Math.max(-end, Math.min(end, token + spaces)) - token;
}

/** Where the siege token goes, if that is certain. */
export function siegeText(spaces: number): string {
  const side = spaces > 0 ? "king" : spaces < 0 ? "cardinal" : "stays";
  return say("web-siege-goes", { side, n: Math.abs(spaces) });
}

/** A number with its sign; whole numbers without decimals. */
function signed(n: number): string {
  const digits = locale.texts.number(Math.abs(n), Number.isInteger(n) ? 0 : 1);
  return n > 0 ? `+${digits}` : n < 0 ? `−${digits}` : digits;
}

/** Whether a life given at the siege would change nothing: the token is at the end of its track either way. */
export function sacrificeIsUseless(odds: Readonly<Record<string, AnyChance | null>>, track: SiegeTrack): boolean {
  const spaces = (action: string): number | null => {
    const found = odds[action];
    return found?.kind === "siege" && found.steps.length === 1 ? possibleSpaces(found.steps[0]!.spaces, track) : null;
  };
  const given = spaces("sacrifice");
  return given !== null && given === spaces("pass");
}

export function barsOf(odds: AnyChance): Bar[] {
  switch (odds.kind) {
    case "search":
      if (odds.enough === 0) return []; // Lilies are collected over several searches
      return [
        { key: "enough", label: () => say("web-odds-found", { n: odds.wanted }), share: odds.enough, tone: "good" },
      ];
    case "siege":
      if (odds.steps.length === 1) return []; // it is certain: words say it
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
      return say("web-brief-search", { mean: locale.texts.number(meanLilies(odds), 1), wanted: odds.wanted });
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
