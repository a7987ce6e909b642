import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { LOUVRE, PARIS, QUARTERS, QUEST } from "../ids";
import { locale } from "../text/language.svelte";
import { idOf, useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { Names, View } from "../wire/types.gen";
import { gainText } from "./destinations";

const start = made.scenes[0]!.view as unknown as View;
const gain = (place: number | string, changes: Partial<View>): string =>
  gainText(typeof place === "string" ? idOf("place", place) : place, { ...start, ...changes });
const laid = (cards: Record<string, number>): number[] =>
  start.siege_cards.map((_, id) => Object.entries(cards).find(([name]) => idOf("card", name) === id)?.[1] ?? 0);

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("what a place would bring Milady", () => {
  it("is Rochefort, where there is a mission, and who would meet him now", () => {
    expect(gain(PARIS, { paris_card: 0, place: [0, 1, 0, 4, -1] })).toBe(
      "The Abduction: Rochefort fights everyone but Athos. There now: d’Artagnan and Aramis.",
    );
    expect(gain(LOUVRE, { louvre_card: 0, place: [0, 0, 0, 0, -1] })).toContain("No Musketeer is there yet.");
    expect(gain(QUEST, { board: 2 })).toContain("Return to Paris: Rochefort");
  });

  it("is nothing where no mission lies", () => {
    expect(gain(PARIS, { paris_card: -1 })).toContain("nothing to guard");
    expect(gain(LOUVRE, { louvre_card: -1 })).toContain("nothing to guard");
  });

  it("is a Combat card of the siege; a character can't be discarded", () => {
    expect(gain("rochelle", { siege_cards: laid({ combat: 1, double: 1, bassompierre: 1 }) })).toContain(
      "2 Combat cards",
    );
    expect(gain("rochelle", { siege_cards: laid({ bassompierre: 1 }) })).toContain("nothing to discard");
  });

  it("is Treachery, as long as there is any", () => {
    expect(gain("richelieu", { treachery_deck_size: 11, treachery_hand_size: 1 })).toMatch(/11 Treachery.*You hold 1/);
    expect(gain("richelieu", { treachery_deck_size: 0 })).toContain("nothing to gain");
  });

  it("is a Paris card, as long as there is any", () => {
    expect(gain(QUARTERS, { paris_unused: 0b1011 })).toContain("one of 3 Paris cards");
    expect(gain(QUARTERS, { paris_unused: 0 })).toContain("no Paris card left");
  });
});
