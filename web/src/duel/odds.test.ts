import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { DuelOdds, Names } from "../wire/types.gen";
import { brief, type AnyChance } from "./odds";

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
    expect(brief({ kind: "search", dice: 4, wanted: 2, enough: 0.4, lilies: [] })).toBe("finds 2 Lilies 40%");
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
