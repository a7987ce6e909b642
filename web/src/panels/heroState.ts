// What is said of a Musketeer on the card: the state that matters most, and everything else that is true now.

import { ARAMIS } from "../ids";
import { say } from "../text/language.svelte";
import type { View } from "../wire/types.gen";

export interface HeroTag {
  key: string;
  text: string;
  tone: "gold" | "red" | "plain";
}

const has = (mask: number, bit: number): boolean => Boolean((mask >> bit) & 1);

/** All tags of a Musketeer, the most important first. */
export function tagsOf(view: View, hero: number): HeroTag[] {
  const acts = view.asked_hero === hero && view.ending === 0;
  const found: [boolean, string, HeroTag["tone"]][] = [
    [acts, "web-hero-turn", "gold"],
    [has(view.lying, hero), "web-hero-lying", "red"],
    [has(view.jailed, hero), "web-hero-jailed", "red"],
    [has(view.marked, hero), "web-hero-marked", "red"],
    [has(view.barred, hero), "web-hero-barred", "red"],
    [has(view.must_leave, hero), "web-hero-must-leave", "red"],
    [has(view.played, hero) && !acts, "web-hero-played", "plain"],
    [has(view.ridden, hero), "web-hero-ridden", "plain"],
    [hero === ARAMIS && Boolean(view.gift_used), "web-hero-gift-used", "plain"],
  ];
  return found.flatMap(([so, key, tone]) => (so ? [{ key, text: say(key), tone }] : []));
}
