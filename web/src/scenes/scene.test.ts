import { describe, expect, it } from "vitest";

import type { Entry, GameEvent } from "../wire/types.gen";
import { SNARED, type DuelScene } from "./duelScene";
import { isOver, sceneOf } from "./scene";
import { line, ROLL, told } from "./testDuels";

const UNDONE = (to: number): Entry => ({ kind: "undone", at: 0, by: 0, seat: 1, to });

describe("a duel as it is told", () => {
  const lines = told(
    ["duel_began", 3, 2],
    ["card_discarded", 1, 5, 4],
    ["dice_added", 3, 2, 5],
    ["blue_rolled", 3, ROLL(2, 1, 0)],
    ["red_rolled", 2, ROLL(1, 2, 0)],
    ["blue_rolled", 3, ROLL(2, 0, 0)],
    ["red_rolled", 2, ROLL(0, 1, 0)],
    ["foe_wounded", 2, 1, 0],
    ["duel_ended", 3, 2, 5],
  );
  const at = (n: number): DuelScene => sceneOf(lines, lines[n]!) as DuelScene;

  it("shows no dice before they are told", () => {
    expect(at(2)).toMatchObject({ kind: "duel", hero: 3, foe: 2, dice: 5, cards: [5], rounds: [], result: null });
  });

  it("goes round by round", () => {
    expect(at(4).rounds).toHaveLength(1);
    expect(at(4).rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 2, 0), dealt: 0 });
    expect(at(5).rounds).toHaveLength(2);
    expect(at(5).rounds[1]).toMatchObject({ blue: ROLL(2, 0, 0), red: null });
  });

  it("ends with blood and a result", () => {
    expect(at(8)).toMatchObject({ result: 5 });
    expect(at(8).rounds[1]).toMatchObject({ dealt: 1, taken: [] });
  });

  it("stays until something else is told", () => {
    const after = [...lines, line(8, 0, ["turn_ended", 3])];
    expect(sceneOf(after, after.at(-1)!)).toBeNull();
    const sameMove = [...lines, line(7, 9, ["purse_changed", 2])];
    expect(sceneOf(sameMove, sameMove.at(-1)!)).toMatchObject({ kind: "duel", result: 5 });
  });

  it("is gone when it was taken back", () => {
    const back = [...lines.slice(0, 2), line(8, 0, null, UNDONE(6))];
    expect(sceneOf(back, back.at(-1)!)).toBeNull();
  });

  it("goes on where it stood when something in its middle was taken back", () => {
    const back = [
      line(7, 0, ["duel_began", 3, 2]),
      line(8, 0, ["dice_added", 3, 2, 5]),
      line(8, 1, ["blue_rolled", 3, ROLL(2, 1, 0)]),
      line(8, 2, ["red_rolled", 2, ROLL(1, 2, 0)]),
      line(9, 0, null, UNDONE(7)),
    ];
    expect(sceneOf(back, back.at(-1)!)).toMatchObject({ kind: "duel", hero: 3, foe: 2, dice: null, rounds: [] });
  });

  it("is left when the hourglass runs out in its middle", () => {
    const stopped = told(["duel_began", 3, 2], ["sand_ran_out"], ["turn_ended", 3]);
    expect(sceneOf(stopped, null)).toBeNull();
  });
});

describe("a die that is rolled again", () => {
  const rolled: GameEvent[] = [
    ["duel_began", 0, 4],
    ["blue_rolled", 0, ROLL(1, 2, 0)],
    ["red_rolled", 4, ROLL(0, 1, 0)],
  ];
  const siege = ["siege_red_rolled", ROLL(2, 1, 0)] as GameEvent;

  it("changes its face, as its event says", () => {
    const again: GameEvent[] = [
      ["foe_rerolled", 4, 0, ROLL(1, 0, 0)],
      ["blade_used", 0, 1, 0, ROLL(2, 1, 0)],
    ];
    const scene = sceneOf(told(...rolled, ...again), null) as DuelScene;
    expect(scene.rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 0, 0), blade: { from: 1, to: 0 } });
    expect(sceneOf(told(siege, ["siege_rerolled", 0, ROLL(3, 0, 0)]), null)).toMatchObject({ red: ROLL(3, 0, 0) });
  });

  it("changes its face in the log of an older server, too", () => {
    const scene = sceneOf(told(...rolled, ["foe_rerolled", 4, 0], ["blade_used", 0, 1, 0]), null) as DuelScene;
    expect(scene.rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 0, 0) });
    expect(sceneOf(told(siege, ["siege_rerolled", 0]), null)).toMatchObject({ red: ROLL(3, 0, 0) });
  });
});

describe("a token fought blind", () => {
  it("shows its face with its dice", () => {
    const lines = told(["duel_began", 0, -1], ["blue_rolled", 0, 1], ["red_rolled", 13, 2]);
    expect((sceneOf(lines, null) as DuelScene).foe).toBe(13);
  });

  it("ends the scene if it is a snare", () => {
    const scene = sceneOf(told(["duel_began", 0, -1], ["token_turned", 0, 7], ["snare_bit", 0]), null)!;
    expect([isOver(scene), (scene as DuelScene).result]).toEqual([true, SNARED]);
  });
});

describe("the siege", () => {
  const dice = told(
    ["phase_began", 3],
    ["siege_red_rolled", ROLL(2, 1, 0)],
    ["siege_blue_rolled", ROLL(1, 0, 0)],
    ["sacrificed", 1],
  );

  it("ends where its token goes, or with the next phase", () => {
    expect(sceneOf(dice, null)).toMatchObject({
      kind: "siege",
      red: ROLL(2, 1, 0),
      blue: 1,
      sacrificed: [1],
      over: false,
    });
    const moved = [...dice, line(7, 8, ["siege_moved", -1])];
    expect(sceneOf(moved, null)).toMatchObject({ moved: -1, over: true });
    const stayed = [...dice, line(7, 8, ["phase_began", 4])];
    expect(sceneOf(stayed, null)).toMatchObject({ moved: null, over: true });
  });
});

describe("a search in Paris", () => {
  const before: GameEvent[] = [
    ["challenge_declared", 1, 0, 2],
    ["challenge_overcome", 1, 0, 2],
  ];

  it("shows its own dice, not the challenge before it", () => {
    const lines = [
      ...told(...before),
      line(8, 0, ["card_discarded", 1, 4, 3]),
      line(8, 1, ["blue_rolled", 1, ROLL(1, 1, 2)]),
    ];
    expect(sceneOf(lines, null)).toMatchObject({
      kind: "search",
      hero: 1,
      roll: ROLL(1, 1, 2),
      dice: 4,
      cards: [4],
      found: null,
    });
    const found = [...lines, line(8, 2, ["constance_moved", 5])];
    expect(sceneOf(found, null)).toMatchObject({ kind: "search", found: 5 });
  });

  it("is not what the dice of a duel are", () => {
    expect(sceneOf(told(["duel_began", 1, 2], ["blue_rolled", 1, 1]), null)).toMatchObject({ kind: "duel" });
    const after = [...told(["duel_began", 1, 2], ["duel_ended", 1, 2, 0]), line(8, 0, ["blue_rolled", 1, 1])];
    expect(sceneOf(after, null)).toMatchObject({ kind: "search" });
  });
});

it("the attempt on Constance's life shows the dice and how far it has come", () => {
  const lines = told(["phase_began", 4], ["strangle_rolled", ROLL(3, 1, 0)], ["constance_moved", 4]);
  expect(sceneOf(lines, null)).toMatchObject({ kind: "strangling", roll: ROLL(3, 1, 0), now: 4 });
});
