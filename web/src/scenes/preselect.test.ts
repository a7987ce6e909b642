import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { useNames } from "../text/names";
import type { DuelOdds, Names } from "../wire/types.gen";
import type { AnyChance } from "./odds";
import { bestChoice, cheapestSuccess } from "./preselect";
import { keepLaterOdds, oddsBefore, cardsIn, tokensIn } from "./unconfirmedChoice.svelte";

const PANACHE = 3;
const [COMBAT, DOUBLE] = [4, 5];

beforeAll(() => useNames(made.names as unknown as Names));

it("a choice names its cards and tokens", () => {
  expect(cardsIn("cards 2 1")).toEqual([COMBAT, COMBAT, DOUBLE]);
  expect(cardsIn("skill 2", PANACHE)).toEqual([PANACHE, PANACHE]);
  expect(cardsIn("gift panache")).toEqual([PANACHE]);
  expect([cardsIn("pass"), cardsIn("spend 2")]).toEqual([[], []]);
  expect([tokensIn("spend 2"), tokensIn("pass")]).toEqual([2, 0]);
});

describe("what is marked first in a challenge", () => {
  const marked = (options: string[], lacks: number): string => cheapestSuccess(options, { lacks, skill: PANACHE });

  it("is the cheapest success", () => {
    expect(marked(["skill 0", "skill 1", "skill 2", "skill 3"], 2)).toBe("skill 2");
    expect(marked(["spend 0", "spend 1", "spend 2"], 1)).toBe("spend 1");
    expect(marked(["pass", "gift combat", "gift panache"], 1)).toBe("gift combat");
  });

  it("is as much as there is where tokens must add the rest, and nothing where all is lost", () => {
    expect(marked(["skill 0", "skill 1"], 2)).toBe("skill 1");
    expect(marked(["skill 0"], 3)).toBe("skill 0");
  });
});

describe("what is marked first in a duel", () => {
  const odds = (wins: number, out = 0): AnyChance => ({
    kind: "duel",
    foe: 1,
    now: { wins, out } as DuelOdds,
    best: null,
  });

  it("is the best chance, after what the cards cost", () => {
    const cards = ["cards 0 0", "cards 1 0", "cards 2 0", "cards 0 1"];
    const found = {
      "cards 0 0": odds(0.52),
      "cards 1 0": odds(0.84),
      "cards 2 0": odds(0.99),
      "cards 0 1": odds(0.99),
    };
    expect(bestChoice(cards, found)).toBe("cards 0 1");
    expect(bestChoice(cards.slice(0, 2), { "cards 0 0": odds(0.9), "cards 1 0": odds(0.95) })).toBe("cards 0 0");
  });

  it("is the best die for the Toledo blade, or none", () => {
    const blade = ["pass", "blade shield"];
    expect(bestChoice(blade, { pass: odds(0.7), "blade shield": odds(0.56) })).toBe("pass");
    expect(bestChoice(blade, { pass: odds(0.4), "blade shield": odds(0.56) })).toBe("blade shield");
  });

  it("is not known before all odds are there, nor where there are none", () => {
    expect(bestChoice(["cards 0 0", "cards 1 0"], { "cards 0 0": odds(0.5) })).toBeNull();
    expect(bestChoice(["pass", "sacrifice"], { pass: null, sacrifice: null })).toBeNull();
  });
});

it("for a search, cards are only marked if they are likely to end it", () => {
  const search = (enough: number): AnyChance => ({ kind: "search", dice: 4, wanted: 1, enough, lilies: [] });
  expect(bestChoice(["cards 0 0", "cards 1 0"], { "cards 0 0": search(0.5), "cards 1 0": search(0.6) })).toBe(
    "cards 0 0",
  );
  expect(bestChoice(["cards 0 0", "cards 1 0"], { "cards 0 0": search(0.7), "cards 1 0": search(0.85) })).toBe(
    "cards 1 0",
  );
});

it("the odds of later rounds are kept when cards are confirmed, for rounds with as many dice", () => {
  const later = [5, 4].map((dice) => ({ dice, wins: dice / 10 }) as DuelOdds);
  keepLaterOdds({ kind: "duel", foe: 1, now: {} as DuelOdds, best: null, later });
  expect([oddsBefore(1, 5)?.wins, oddsBefore(2, 4)?.wins]).toEqual([0.5, 0.4]);
  expect([oddsBefore(1, 4), oddsBefore(3, 3)]).toEqual([null, null]); // another duel, or not known
  keepLaterOdds(null);
  expect(oddsBefore(1, 5)).toBeNull();
});
