import { describe, expect, it } from "vitest";

import type { LogLine } from "../game/log";
import type { Entry, GameEvent } from "../wire/types.gen";
import { diceOf, sceneOf, shownIn, type DuelScene } from "./scene";

const ENTRY: Entry = { kind: "played", at: 0, by: 0, seat: 1, events: [], cause: "" };
const UNDONE = (to: number): Entry => ({ kind: "undone", at: 0, by: 0, seat: 1, to });

function line(version: number, at: number, event: GameEvent | null, entry = ENTRY): LogLine {
  return { key: `${version}.${at}`, version, at: 0, entry, event, board: 0, turn: 1 };
}

function told(...events: GameEvent[]): LogLine[] {
  return events.map((event, at) => line(7, at, event));
}

const ROLL = (swords: number, shields: number, lilies: number): number => swords + 16 * shields + 256 * lilies;

describe("a duel as it is told", () => {
  const lines = told(
    ["duel_began", 3, 2],
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
    expect(at(1)).toMatchObject({ kind: "duel", hero: 3, foe: 2, dice: 5, rounds: [], result: null });
  });

  it("goes round by round", () => {
    expect(at(3).rounds).toHaveLength(1);
    expect(at(3).rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 2, 0), dealt: 0 });
    expect(at(4).rounds).toHaveLength(2);
    expect(at(4).rounds[1]).toMatchObject({ blue: ROLL(2, 0, 0), red: null });
  });

  it("ends with blood and a result", () => {
    expect(at(7)).toMatchObject({ result: 5 });
    expect(at(7).rounds[1]).toMatchObject({ dealt: 1, taken: 0 });
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
    expect(scene.rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 0, 0) });
    expect(sceneOf(told(siege, ["siege_rerolled", 0, ROLL(3, 0, 0)]), null)).toMatchObject({ red: ROLL(3, 0, 0) });
  });

  it("changes its face in the log of an older server, too", () => {
    const scene = sceneOf(told(...rolled, ["foe_rerolled", 4, 0], ["blade_used", 0, 1, 0]), null) as DuelScene;
    expect(scene.rounds[0]).toMatchObject({ blue: ROLL(2, 1, 0), red: ROLL(1, 0, 0) });
    expect(sceneOf(told(siege, ["siege_rerolled", 0]), null)).toMatchObject({ red: ROLL(3, 0, 0) });
  });
});

it("a token fought blind shows its face with its dice", () => {
  const lines = told(["duel_began", 0, -1], ["blue_rolled", 0, 1], ["red_rolled", 13, 2]);
  expect((sceneOf(lines, null) as DuelScene).foe).toBe(13);
});

it("the siege ends where its token goes, or with the next phase", () => {
  const dice = told(
    ["phase_began", 3],
    ["siege_red_rolled", ROLL(2, 1, 0)],
    ["siege_blue_rolled", ROLL(1, 0, 0)],
    ["sacrificed", 1],
  );
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

it("swords that drew blood are hits, the others were parried", () => {
  const marks = (settled: boolean): string[] => diceOf(ROLL(3, 1, 1), 1, null, settled).map((die) => die.mark);
  expect(marks(false)).toEqual(["", "", "", "", ""]);
  expect(marks(true)).toEqual(["hit", "spent", "spent", "", ""]);
});

it("of the dice only those of the manoeuvre are marked", () => {
  const own = [0, 0, 3];
  const improved = [1, 1, 1];
  const marks = (roll: number): string[] =>
    diceOf(roll, 1, shownIn(roll, [own, improved]), true).map((die) => die.mark);
  expect(marks(ROLL(0, 1, 4))).toEqual(["", "shown", "shown", "shown", ""]);
  expect(marks(ROLL(2, 1, 1))).toEqual(["shown", "", "shown", "shown"]);
  expect(shownIn(ROLL(2, 2, 0), [own, improved])).toBe(null);
});
