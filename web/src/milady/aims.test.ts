import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { idOf, useNames } from "../text/names";
import type { Box, Names, View } from "../wire/types.gen";
import { aimsOf, siegeDice, type Mover } from "./aims";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const [ABDUCTION, DISAPPEARANCE, SMUGGLER, MESSAGE] = [0, 1, 2, 4]; // Paris cards
const nothing = (many: number): number[] => Array.from({ length: many }, () => 0);
const seen = (changes: Partial<View>): View => ({
  ...start,
  paris_card: -1,
  paris_hand: 0,
  paris_unused: 0,
  louvre_card: -1,
  time_stopped: 0,
  reinforced: 0,
  treachery_hand: nothing(9),
  siege_cards: nothing(start.siege_cards.length),
  ...changes,
});
const movers = (name: string, changes: Partial<View>): Mover[] =>
  aimsOf(seen(changes), box, true).find((aim) => aim.name === name)!.movers;
const holding = (card: string): Partial<View> => ({ treachery_hand: nothing(9).with(idOf("treachery", card), 1) });

beforeAll(() => useNames(made.names as unknown as Names));

describe("what moves the Time token", () => {
  it("is the end of every turn, and a Paris card that adds to it", () => {
    expect(movers("time", {})).toEqual([{ key: "turn", n: 1 }]);
    expect(movers("time", { paris_card: DISAPPEARANCE })).toEqual([{ key: "turn", n: 2 }]);
  });

  it("is nothing in a turn in which One for All holds it", () => {
    expect(movers("time", { time_stopped: 1 })).toEqual([{ key: "held" }]);
  });

  it("is a Dead End in her hand", () => {
    expect(movers("time", holding("dead_end"))).toContainEqual({ key: "card", card: "dead_end" });
    expect(movers("time", holding("plot"))).toHaveLength(1);
  });
});

describe("the siege", () => {
  const laid = (cards: Record<string, number>): Partial<View> => ({
    siege_cards: start.siege_cards.map(
      (_, card) => Object.entries(cards).find(([name]) => idOf("card", name) === card)?.[1] ?? 0,
    ),
  });

  it("has red dice by the Time token and Reinforcements, as many as are in the box at most", () => {
    expect(siegeDice(seen({ time: 0 }), box).red).toBe(box.printed.time_dice[0]);
    expect(siegeDice(seen({ time: 0, reinforced: 1 }), box).red).toBe(box.printed.time_dice[0]! + 1);
    expect(siegeDice(seen({ time: 99, reinforced: 1 }), box).red).toBe(box.printed.red_dice);
  });

  it("has blue dice by the cards laid there", () => {
    expect(siegeDice(seen(laid({ combat: 1, double: 1, bassompierre: 1 })), box).blue).toBe(1 + 2 + 1);
  });

  it("is moved by both, and by a Sword that a Paris card adds", () => {
    expect(movers("siege", { time: 0, paris_card: SMUGGLER })).toEqual([
      { key: "siege", red: box.printed.time_dice[0], blue: 0, swords: 1 },
    ]);
  });
});

describe("the Queen's honour", () => {
  it("is moved by the Louvre's token, a Paris card and a plot in her hand", () => {
    expect(movers("honour", { louvre_card: 0, louvre_space: 2, paris_card: MESSAGE, ...holding("plot") })).toEqual([
      { key: "louvre", n: 3, of: box.printed.louvre_spaces },
      { key: "paris", n: 1 },
      { key: "card", card: "plot" },
    ]);
    expect(movers("honour", {})).toEqual([]);
  });
});

describe("The Abduction", () => {
  it("rolls its dice while it is in play", () => {
    const dice = box.printed.paris[ABDUCTION]!.effect_dice;
    expect(movers("abduction", { paris_card: ABDUCTION })).toEqual([{ key: "strangles", dice }]);
  });

  it("is in her hand, in her quarters or gone", () => {
    const where = (changes: Partial<View>) => movers("abduction", changes)[0];
    expect(where({ paris_hand: 1 << ABDUCTION })).toMatchObject({ where: "hand" });
    expect(where({ paris_unused: 1 << ABDUCTION })).toMatchObject({ where: "quarters" });
    expect(where({ paris_card: MESSAGE })).toMatchObject({ where: "gone" });
  });
});

it("Mortal Quest counts the Musketeers who are barred", () => {
  const inPlay = start.place.filter((place) => place >= 0).length;
  expect(movers("barred", { barred: 0b11 })).toEqual([{ key: "barred", n: 2, of: inPlay }]);
  expect(aimsOf(seen({}), box).map((aim) => aim.name)).not.toContain("barred");
});
