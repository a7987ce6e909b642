import { describe, expect, it } from "vitest";

import type { Frame } from "../replay/foldReplay";
import { frameAfter } from "./storyViews";

const frames = [0, 12, 15, 15, 40].map((inputs, version) => ({ inputs, version }) as Frame);

describe("the moment of a picture", () => {
  it("is the first at which so many inputs had been made", () => {
    expect(frameAfter(frames, 12).version).toBe(1);
    expect(frameAfter(frames, 15).version).toBe(2);
  });

  it("is the end of an entry that holds several inputs", () => {
    expect(frameAfter(frames, 13).version).toBe(2);
  });

  it("is the end of the game if nothing came later", () => {
    expect(frameAfter(frames, 99).version).toBe(4);
  });
});
