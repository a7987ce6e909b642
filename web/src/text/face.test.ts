// The client says what the server's Python says: every sentence of golden.json, in every language.

import { beforeAll, describe, expect, it } from "vitest";

import type { Names } from "../wire/types.gen";
import { actionText, eventText, promptText, reasonText } from "./face";
import { textsOf } from "./fortests";
import golden from "./golden.json";
import { useNames } from "./names";
import { speech } from "./speech.svelte";

interface Sample {
  event?: (string | number)[];
  action?: string;
  prompt?: { kind: string; hero: number };
  reason?: { key: string; values: Record<string, string | number> };
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
  if (sample.prompt) return promptText(sample.prompt);
  return reasonText(sample.reason!);
}

beforeAll(() => useNames(golden.names as unknown as Names));

describe.each(golden.languages.map((language, at) => [language, at] as const))("in %s", (language, at) => {
  beforeAll(() => speech.use(textsOf(language)));

  it("every event, action, prompt and reason is said as Python says it", () => {
    const samples = golden.samples as unknown as Sample[];
    expect(samples.length).toBeGreaterThan(400);
    const wrong = samples.map((sample) => [sample, said(sample)] as const).filter(([sample, here]) => here !== sample.said[at]);
    expect(wrong.map(([sample, here]) => ({ ...sample, said: sample.said[at], here }))).toEqual([]);
  });
});
