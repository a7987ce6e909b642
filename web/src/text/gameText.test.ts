// The client says what the server's Python says: every sentence of golden.json, in every language.

import { beforeAll, describe, expect, it } from "vitest";

import type { Names } from "../wire/types.gen";
import { actionText, eventText, promptText, reasonText, seatLabel, seatName } from "./gameText";
import { textsOf } from "./testTexts";
import golden from "./golden.json";
import { useNames } from "./names";
import { locale } from "./language.svelte";

interface Sample {
  event?: (string | number)[];
  action?: string;
  prompt?: { kind: string; hero: number };
  reason?: { key: string; values: Record<string, string | number> };
  yours?: boolean;
  heroes?: string[][];
  board?: number;
  asked?: string;
  said: string[];
}

function said(sample: Sample): string {
  const { heroes, board = 0, asked = "none" } = sample;
  const setting = { ...(heroes?.length ? { heroes } : {}), board, prompt: asked };
  if (sample.event) return eventText(sample.event, setting);
  if (sample.action !== undefined) return actionText(sample.action, setting);
  if (sample.prompt) return promptText(sample.prompt, sample.yours);
  return reasonText(sample.reason!);
}

beforeAll(() => useNames(golden.names as unknown as Names));

describe.each(golden.languages.map((language, at) => [language, at] as const))("in %s", (language, at) => {
  beforeAll(() => locale.use(textsOf(language)));

  it("every event, action, prompt and reason is said as Python says it", () => {
    const samples = golden.samples as unknown as Sample[];
    expect(samples.length).toBeGreaterThan(400);
    const wrong = samples
      .map((sample) => [sample, said(sample)] as const)
      .filter(([sample, here]) => here !== sample.said[at]);
    expect(wrong.map(([sample, here]) => ({ ...sample, said: sample.said[at], here }))).toEqual([]);
  });
});

describe("a seat", () => {
  beforeAll(() => locale.use(textsOf("en")));
  const heroes = [
    ["dartagnan", "athos"],
    ["aramis", "porthos"],
  ];

  it("is called after the one Musketeer it runs, else after its player, else by its number and whom it runs", () => {
    expect(seatName(2, { heroes: [["athos"], ["aramis"]], nicknames: ["", "Ann", "Bob"] })).toBe("Aramis");
    expect(seatName(2, { heroes, nicknames: ["", "Ann", "Bob"] })).toBe("Bob");
    expect(seatName(2, { heroes, nicknames: ["", "Ann", ""] })).toBe("Player 2 (Aramis and Porthos)");
    expect(seatName(0, { heroes, nicknames: ["Cid", "Ann", "Bob"] })).toBe("Milady");
  });

  it("is labelled by the Musketeers it runs, whatever player has it", () => {
    expect([seatLabel([0], heroes), seatLabel([2], heroes), seatLabel([0, 2], heroes)]).toEqual([
      "Milady",
      "Aramis and Porthos",
      "Milady, Aramis and Porthos",
    ]);
    expect(seatLabel([1], [["dartagnan", "athos", "aramis", "porthos"]])).toBe("Musketeers");
  });
});

describe("in an antechamber", () => {
  beforeAll(() => locale.use(textsOf("en")));

  it("a guard is fought, a revealed snare triggered", () => {
    expect(actionText("fight 2", { board: 3 })).toBe("Fight guard 2 in the antechamber");
    expect(actionText("fight 2", { board: 3, snares: [2] })).toBe("Trigger the snare on space 2 of the antechamber");
    expect(actionText("fight 1", { board: 3, snares: [2] })).toBe("Fight guard 1 in the antechamber");
  });
});
