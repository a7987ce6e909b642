import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { DuelOdds, Names } from "../wire/types.gen";
import { barsOf, brief, choiceFigures, sacrificeIsUseless, siegeText, type AnyChance } from "./odds";

const with_ = (dice: number, wins: number): DuelOdds => ({ dice, wins }) as DuelOdds;
const duel = (foe: number, now: DuelOdds, best: DuelOdds | null): AnyChance => ({ kind: "duel", foe, now, best });
const [CAVOIS, ROCHEFORT, UNSEEN] = [9, 12, -1];

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("what an action will probably bring, in a few words", () => {
  it("is a duel as it stands, and with all the cards in hand", () => {
    expect(brief(duel(CAVOIS, with_(3, 0.519), with_(7, 0.9999)))).toBe("wins 52%, with all cards >99%");
  });

  it("says nothing of cards where there are none", () => {
    expect(brief(duel(CAVOIS, with_(3, 0.519), with_(3, 0.519)))).toBe("wins 52%");
  });

  it("is driving Rochefort off, not beating him", () => {
    expect(brief(duel(ROCHEFORT, with_(3, 0.25), null))).toBe("drives him off 25%");
  });

  it("says that nobody knows who waits", () => {
    expect(brief(duel(UNSEEN, with_(3, 0.25), null))).toBe("an unknown opponent: wins 25%");
  });

  it("is what a challenge lacks, what a search finds, where the siege goes, whether a trap strikes", () => {
    expect(brief({ kind: "challenge", skill: 0, level: 5, lacks: 2, cards: 3 })).toBe(
      "needs 2 more; matching cards: 3",
    );
    expect(brief({ kind: "challenge", skill: 0, level: 2, lacks: 0, cards: 3 })).toBe("his skill is enough");
    expect(brief({ kind: "search", dice: 2, wanted: 6, enough: 0, lilies: [0.25, 0.5, 0.25] })).toBe(
      "1.0 of 6 Lilies on average",
    );
    const steps = [
      { spaces: -1, chance: 0.5 },
      { spaces: 0, chance: 0.2 },
      { spaces: 2, chance: 0.3 },
    ];
    expect(brief({ kind: "siege", blue: 3, red: 4, steps })).toBe("the King gains ground 30%, Richelieu 50%");
    expect(brief({ kind: "trap", trap: 1, strikes: 1 / 3, amount: 2 })).toBe("Thief strikes 33%");
  });

  it("is nothing where nothing exact can be said", () => {
    expect(brief(null)).toBe("");
  });
});

describe("what stands on a choice", () => {
  const MIDDLE = { token: 0, end: 5 };
  const siege = (spaces: number): AnyChance => ({ kind: "siege", blue: 0, red: 0, steps: [{ spaces, chance: 1 }] });

  it("is the chance to win a duel, and the chance to be wounded in it", () => {
    const odds = duel(CAVOIS, { ...with_(4, 0.84), wounded: 0.5 }, null);
    expect(choiceFigures(odds, MIDDLE)).toEqual({ main: "84%", aside: "wounded 50%" });
  });

  it("is the number of Lilies to be expected, because they are collected over several searches", () => {
    const odds: AnyChance = { kind: "search", dice: 2, wanted: 6, enough: 0, lilies: [0.25, 0.5, 0.25] };
    expect(choiceFigures(odds, MIDDLE)).toEqual({ main: "1.0", aside: "of 6 Lilies" });
    expect(barsOf(odds)).toEqual([]); // not "finds all 6: 0%"
  });

  it("is how far the siege token goes, no further than its track", () => {
    expect(choiceFigures(siege(-2), MIDDLE)!.main).toBe("−2");
    expect(choiceFigures(siege(2), { token: 4, end: 5 })!.main).toBe("+1");
    expect(siegeText(1)).toBe("The siege token moves 1 space towards the King.");
  });

  it("is whether a challenge is met", () => {
    const lacking = (lacks: number): AnyChance => ({ kind: "challenge", skill: 0, level: 6, lacks, cards: 1 });
    expect([2, 0].map((lacks) => choiceFigures(lacking(lacks), MIDDLE)!.main)).toEqual(["−2", "✓"]);
  });

  it("says when a sacrifice changes nothing: the token can go no further", () => {
    const choices = { pass: siege(1), sacrifice: siege(2) };
    expect(sacrificeIsUseless(choices, { token: 4, end: 5 })).toBe(true);
    expect(sacrificeIsUseless(choices, { token: 3, end: 5 })).toBe(false);
    expect(sacrificeIsUseless({ pass: siege(-3), sacrifice: siege(-2) }, { token: -3, end: 5 })).toBe(true);
    expect(sacrificeIsUseless({ pass: siege(-3) }, { token: -3, end: 5 })).toBe(false); // not known yet
  });
});
