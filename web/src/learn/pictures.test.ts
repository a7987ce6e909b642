// Every picture of the rulebook shows its scene to the end.

import { expect, it } from "vitest";

import { isOver } from "../scenes/scene";
import { pictureOf } from "./pictures";

it("shows each scene of the pictures to its end", () => {
  for (const name of ["challenge", "duel", "rochefort", "siege", "sacrifice"] as const) {
    const { scene } = pictureOf(name);
    expect(scene, name).not.toBeNull();
    expect(isOver(scene!), name).toBe(true);
  }
  expect(pictureOf("rochefort").scene).toMatchObject({ kind: "duel" });
  expect(pictureOf("sacrifice").scene).toMatchObject({ kind: "siege" });
});
