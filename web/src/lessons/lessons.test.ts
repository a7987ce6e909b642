import { expect, test } from "vitest";

import { expectedMove, shownStep } from "./lessonSteps";
import { placeBeside, topOfSheet } from "./placeBeside";

const STEPS = [
  { name: "clocks", at: "clocks", moves: [], task: false },
  { name: "duel", at: "mission paris", moves: ["duel henchman", "duel lubin"], task: false },
  { name: "story", at: "story", moves: [], task: false },
  { name: "tokens", at: "stage", moves: ["assign *"], task: false },
];
const WIDE = [1440, 900] as const;
const BOX = [368, 150] as const;

function spot(x: number, y: number, width: number, height: number): DOMRect {
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height, toJSON: () => "" };
}

test("a step that is only read waits until it was read, then for its move", () => {
  expect(shownStep(STEPS, 0, 0)).toBe(0);
  expect(shownStep(STEPS, 0, 1)).toBe(1);
  expect(shownStep(STEPS, 1, 1)).toBe(2);
  expect(shownStep(STEPS, 1, 3)).toBe(3);
  expect(shownStep(STEPS, 2, 3)).toBe(4);
});

test("the first move of a step is shown, unless it stands for many", () => {
  expect(expectedMove(STEPS[1])).toBe("duel henchman");
  expect(expectedMove(STEPS[3])).toBe("");
});

test("a callout stands beside its spot, and off the column with the answers", () => {
  const place = placeBeside(spot(250, 210, 260, 150), ...BOX, ...WIDE);
  expect(place.side).toBe("right");
  expect(place.x).toBeGreaterThan(510);
  expect(placeBeside(spot(800, 380, 250, 130), ...BOX, ...WIDE).side).toBe("left");
});

test("a callout about a clock stands below it, so that the other clocks stay in sight", () => {
  const place = placeBeside(spot(390, 4, 150, 38), ...BOX, ...WIDE);
  expect(place.side).toBe("below");
  expect(place.y).toBeGreaterThan(42);
});

test("on a phone the bar stands below the clocks, or below what it would cover", () => {
  expect(topOfSheet(null, 120, 844)).toBe(54);
  expect(topOfSheet(spot(0, 300, 100, 50), 120, 844)).toBe(54);
  expect(topOfSheet(spot(0, 105, 70, 60), 120, 844)).toBe(173);
  expect(topOfSheet(spot(0, 105, 390, 330), 120, 844)).toBe(54); // no room below it
});
