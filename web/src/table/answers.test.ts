import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { useNames } from "../text/names";
import type { Names, Prompt, View } from "../wire/types.gen";
import { answersOf } from "./answers";

const asked = (kind: string, ...options: string[]): Prompt => ({ kind, options }) as unknown as Prompt;
const view = { treachery_hand: [1, 0, 0, 2, 0, 0, 0, 0, 0] } as unknown as View;

beforeAll(() => useNames(made.names as unknown as Names));

describe("answers in their places", () => {
  it("are the whole Arsenal, what cannot be bought included", () => {
    const found = answersOf(asked("purchase", "pass", "buy pistol", "buy balm"), view);
    expect(found.map(({ action }) => action)).toEqual([
      "buy thoroughbred",
      "buy pistol",
      "buy armour",
      "buy blade",
      "buy balm",
      "buy manoeuvre",
      "buy erudition",
      "buy nobility",
      "buy gallantry",
      "buy panache",
      "pass",
    ]);
    expect(found.filter(({ possible }) => possible).map(({ action }) => action)).toEqual([
      "buy pistol",
      "buy balm",
      "pass",
    ]);
  });

  it("are drawing a Treachery card and all those in hand, each once", () => {
    const found = answersOf(asked("treachery", "treachery reinforcements", "treachery conscripts"), view);
    expect(found).toEqual([
      { action: "take", possible: false },
      { action: "treachery reinforcements", possible: true },
      { action: "treachery conscripts", possible: true },
    ]);
  });

  it("are just the options of any other question", () => {
    expect(answersOf(asked("victim", "name athos"), view)).toEqual([{ action: "name athos", possible: true }]);
  });
});
