// What an answer is likely to bring, as it stands on its button: one figure, and a smaller one below it.

import { brief, percent, type AnyChance } from "../scenes/odds";
import { UNSEEN_FOE } from "../ids";
import { say, locale } from "../text/language.svelte";

export interface Chance {
  what: string; // of what the figure is the chance; "" if the smaller one says it
  main: string;
  aside: string;
  spoken: string; // both, in words
}

/** The figures of a duel, a search or a trap. Other odds are words: see `wordsOf`. */
export function chanceOf(odds: AnyChance | null): Chance | null {
  if (odds?.kind === "duel" && odds.foe !== UNSEEN_FOE) {
    const aside = say("web-chance-wounded", { chance: percent(odds.now.wounded) });
    return { what: say("web-odds-wins"), main: percent(odds.now.wins), aside, spoken: `${brief(odds)}, ${aside}` };
  }
  if (odds?.kind === "search") {
    const mean = odds.lilies.reduce((sum, chance, n) => sum + n * chance, 0);
    const main = locale.texts.number(mean, 1);
    const aside = say("web-chance-lilies", { wanted: odds.wanted });
    return { what: "", main, aside, spoken: `${main} ${aside}` };
  }
  return null;
}

export function wordsOf(odds: AnyChance | null): string {
  return chanceOf(odds) ? "" : brief(odds);
}
