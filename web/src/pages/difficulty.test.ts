import { describe, expect, it } from "vitest";

import { LEVELS, levelOf, measured, seatForLevel, winRate } from "./difficulty";
import { BOTS, HANDICAPS, TableForm, VARIANTS, type Quick } from "./tableForm.svelte";

type Four = [number, number, number, number];
const SIDES: Quick[] = ["musketeers", "milady", "solo"];

describe("the four levels", () => {
  it("name bots and variants that a table can have", () => {
    for (const side of SIDES)
      for (const name of LEVELS) {
        const level = levelOf(side, name);
        expect(BOTS).toContain(level.bot);
        expect([...VARIANTS, ...HANDICAPS]).toEqual(expect.arrayContaining(level.variants));
      }
  });

  it("get harder, and a beginner wins about six in ten first games", () => {
    for (const side of SIDES) {
      const [first, fair, hard, merciless] = LEVELS.map((name) => winRate(side, name, "novice") ?? 0) as Four;
      expect([first > fair, fair > hard, fair > merciless]).toEqual([true, true, true]);
      expect(first).toBeGreaterThanOrEqual(50);
      expect(first).toBeLessThanOrEqual(70);
    }
  });

  it("say when they were measured", () => {
    expect(measured.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(measured.commit).toMatch(/^[0-9a-f]{7,}$/);
  });

  it("seat the opponent on the other side only, and keep the variants the player has chosen", () => {
    const form = new TableForm();
    form.setTeam(3);
    seatForLevel(form, "musketeers", "merciless");
    expect(form.options().bots).toEqual({ 0: "master", 2: "adept", 3: "adept" });
    seatForLevel(form, "milady", "merciless");
    expect(form.options().bots).toEqual({ 1: "master", 2: "master", 3: "master" });
    const alone = new TableForm();
    alone.setTeam(3);
    alone.toggle("late_start");
    seatForLevel(alone, "solo", "merciless");
    expect(alone.options().bots).toEqual({ 2: "adept", 3: "adept" });
    expect(alone.options().variants).toEqual(["mortal_quest", "late_start"]);
  });
});
