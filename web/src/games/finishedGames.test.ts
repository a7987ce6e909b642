import { describe, expect, it } from "vitest";

import { analysed, compared, hasWon, summary, worst, type FinishedGame } from "./finishedGames.svelte";

const game = (changes: Partial<FinishedGame> = {}): FinishedGame => ({
  table: "TheSiegeIsEnding",
  name: "",
  seats: [1],
  heroes: [["athos"]],
  ending: "diamonds",
  turns: 10,
  ended: 0,
  luck: null,
  mistakes: null,
  ...changes,
});
const choice = { at: 57, turn: 4, seat: 1, prompt: "turn", played: "end", better: "move louvre" };

describe("a finished game", () => {
  it("is won by the side that won it", () => {
    expect(hasWon(game())).toBe(true);
    expect(hasWon(game({ seats: [0] }))).toBe(false);
    expect(hasWon(game({ seats: [0], ending: "siege" }))).toBe(true);
    expect(hasWon(game({ seats: [1], ending: "siege" }))).toBe(false);
  });

  it("counts luck for its own side: the analysis counts it for Milady", () => {
    const ledger = {
      seats: [
        { seat: 0, luck: 0.2 },
        { seat: 1, luck: -0.07 },
        { seat: 2, luck: 0.5 },
      ],
    };
    expect(analysed(game(), { ledger, swings: [] }).luck).toBe(7);
    expect(analysed(game({ seats: [0] }), { ledger, swings: [] }).luck).toBe(20);
  });

  it("has only its own mistakes, and only those with a verdict", () => {
    const swings = [
      { ...choice, own_chance: 0.3, better_chance: 0.5, verdict: true },
      { ...choice, seat: 2, verdict: true },
      { ...choice, verdict: false },
      { at: 3, turn: 1, seat: 1 },
    ];
    const found = analysed(game(), { ledger: { seats: [] }, swings }).mistakes!;
    expect(found).toEqual([{ ...choice, own: 0.3, best: 0.5 }]);
  });
});

describe("the last ten games", () => {
  it("are compared only if there are games before them", () => {
    expect(compared(Array.from({ length: 10 }, () => game()))).toBeNull();
    const all = [...Array.from({ length: 10 }, () => game()), game({ ending: "siege", turns: 4 })];
    expect(compared(all)!.map(({ games, won, turns }) => [games, won, turns])).toEqual([
      [10, 10, 10],
      [1, 0, 4],
    ]);
  });

  it("have the mean luck of those that were analysed", () => {
    expect(summary([game({ luck: 4 }), game({ luck: -8 }), game()]).luck).toBe(-2);
    expect(summary([game()]).luck).toBeNull();
  });

  it("lend their worst mistakes first", () => {
    const mistake = { ...choice, own: 0.4, best: 0.5 };
    const one = game({ mistakes: [mistake, { ...mistake, at: 90, best: 0.9 }] });
    expect(worst([one, game()], 5).map((found) => found.mistake.at)).toEqual([90, 57]);
    expect(worst([one], 1)).toHaveLength(1);
  });
});
