import { expect, it } from "vitest";

import { verdictOn } from "./exercises.svelte";

it("tells the better answer from the one of the real game and from others", () => {
  const mistake = { played: "end", better: "move louvre" };
  expect(verdictOn("move louvre", mistake)).toBe("found");
  expect(verdictOn("end", mistake)).toBe("again");
  expect(verdictOn("draw", mistake)).toBe("other");
});
