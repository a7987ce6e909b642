import { expect, test } from "vitest";

import { along, scaleOf } from "./coachScale";

test("the scale has room for every answer and its error", () => {
  const { low, high } = scaleOf([
    { chance: 0.57, error: 0.02 },
    { chance: 0.51, error: 0.03 },
  ]);
  expect([low, high].map((end) => Math.round(100 * end))).toEqual([45, 60]);
});

test("a hopeless position still has a scale", () => {
  const scale = scaleOf([{ chance: 0, error: 0 }]);
  expect(scale.high - scale.low).toBeCloseTo(0.1);
  expect(along(scale, 0)).toBe(0);
});

test("a won position still has a scale", () => {
  const scale = scaleOf([{ chance: 1, error: 0 }]);
  expect(scale.low).toBeCloseTo(0.9);
  expect(along(scale, 1)).toBe(100);
});
