import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { Box, Names } from "../wire/types.gen";
import { parisHint, parisText } from "./parisCards";

const box = made.box as unknown as Box;
const [DISAPPEARANCE, DUELS] = [1, 5];

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("a Paris card", () => {
  it("is told by its harm first, then by what it asks for", () => {
    expect(parisText(DISAPPEARANCE, box)).toBe(
      "Each turn the Time token moves 1 more space; challenge: Erudition 5; 6 Lilies, searching Paris; guarded by adversaries and traps of strength 1",
    );
  });

  it("without a challenge speaks of none", () => {
    expect(parisText(DUELS, box)).not.toContain("challenge:");
  });

  it("explains the answers that name it, and no others", () => {
    expect(parisHint("paris disappearance", box)).toBe(parisText(DISAPPEARANCE, box));
    expect(parisHint("pass", box)).toBe("");
  });
});
