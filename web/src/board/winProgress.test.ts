import { describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import type { Box, View } from "../wire/types.gen";
import { bits, clocksOf, dangerOf, pathSpaces, progressOf } from "./winProgress";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const seen = (changes: Partial<View>): View => ({ ...start, ...changes });
const clock = (changes: Partial<View>, name: string) => clocksOf(seen(changes), box).find((one) => one.name === name)!;

describe("the ways in which Milady wins", () => {
  it("are always four, in the same order", () => {
    expect(clocksOf(start, box).map((one) => one.name)).toEqual(["time", "siege", "honour", "abduction"]);
  });

  it("are five when every Musketeer may be barred from the Quest", () => {
    const barred = clocksOf(seen({ place: [3, 4, 2, -1, -1], barred: 0b101 }), box, true).at(-1)!;
    expect(barred).toMatchObject({ name: "barred", left: 1, of: 3, danger: "near" });
  });

  it("count Time's spaces up to Richelieu's", () => {
    expect(clock({ time: 0 }, "time")).toMatchObject({ left: 12, of: 12, danger: "far" });
    expect(clock({ time: 11 }, "time")).toMatchObject({ left: 1, danger: "last" });
    expect(clock({ time: 12 }, "time").left).toBe(0);
  });

  it("count the siege from where the token stands to Richelieu's end", () => {
    expect(clock({ siege: 0 }, "siege")).toMatchObject({ left: 5, of: 10, danger: "far" });
    expect(clock({ siege: -3 }, "siege")).toMatchObject({ left: 2, danger: "near" });
    expect(clock({ siege: -4 }, "siege").danger).toBe("last");
    expect(clock({ siege: 5 }, "siege").left).toBe(10);
  });

  it("count the Queen's points of honour", () => {
    expect(clock({ honour: 10 }, "honour").danger).toBe("far");
    expect(clock({ honour: 2 }, "honour")).toMatchObject({ left: 2, danger: "last" });
  });

  it("let Constance be safe but for the Abduction", () => {
    const abduction = 0;
    const smuggler = 2;
    expect(clock({ paris_card: abduction, constance: 4 }, "abduction")).toMatchObject({
      left: 2,
      asleep: false,
      danger: "near",
    });
    expect(clock({ paris_card: smuggler, constance: 4 }, "abduction")).toMatchObject({ asleep: true, danger: "far" });
    expect(clock({ paris_card: -1 }, "abduction").asleep).toBe(true);
  });

  it("are near from half of the way on, and at the last from three quarters", () => {
    expect([7, 6, 5, 3, 1].map((left) => dangerOf(left, 12))).toEqual(["far", "near", "near", "last", "last"]);
  });
});

describe("the Quest's progress", () => {
  const none = -1;
  const down = -2;

  it("is the farthest path's in the Inn", () => {
    const spaces = [none, none, down, down, none, down, down, down, down, down, down, down];
    expect(progressOf(seen({ board: 0, spaces, tokens_out: [3] }), box)).toEqual({ board: 0, done: 2, of: 4 });
    expect(pathSpaces(1, box.boards)).toEqual([4, 5, 6, 7]);
  });

  it("is none before Milady has laid her tokens", () => {
    const spaces = start.spaces.map(() => none);
    expect(progressOf(seen({ board: 0, spaces, tokens_out: [0, 0] }), box)).toEqual({ board: 0, done: 0, of: 4 });
  });

  it.each(["inn", "return", "galleries"])("is none while Milady lays the tokens: %s", (board) => {
    const laying = made.quest.find((scene) => scene.name === `${board}-waiting`)!.view as unknown as View;
    expect(progressOf(laying, box).done).toBe(0);
  });

  it("counts England's challenges, de Wardes being the fifth step", () => {
    expect(progressOf(seen({ board: 1, england: 0b1011 }), box)).toEqual({ board: 1, done: 3, of: 5 });
  });

  it("counts those beaten on the road, and the antechambers passed", () => {
    const spaces = [none, down, down, none, none, none, none, none, none, none, none, none];
    expect(progressOf(seen({ board: 2, spaces }), box)).toEqual({ board: 2, done: 1, of: 3 });
    expect(progressOf(seen({ board: 3, antechamber: 2 }), box)).toEqual({ board: 3, done: 2, of: 4 });
  });

  it("counts bits", () => {
    expect([0, 1, 0b1011, 0b11111].map(bits)).toEqual([0, 1, 3, 5]);
  });
});
