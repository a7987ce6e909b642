import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { reasonText } from "../text/gameText";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { Names, Reason, View } from "../wire/types.gen";
import { whereabouts } from "./answerExplanations";
import { telling, verbsOf } from "./verbs";

const [NOBILITY, LOUVRE] = [1, 1];
const none: Reason = { rule: "ACT-6", key: "reason-no-challenge-here", values: {} };
const hard: Reason = { rule: "CHAL-5", key: "reason-no-means", values: { skill: NOBILITY, level: 6, best: 2 } };

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("why not", () => {
  it("is not that there is no such thing, where there is one that is too hard", () => {
    expect(telling([none, hard, none, null])).toEqual([hard]);
    expect(telling([none, { ...none }])).toEqual([none]);
  });

  it("names the skill", () => {
    expect(reasonText(hard)).toContain("(Nobility)");
  });
});

describe("an answer that is a Musketeer", () => {
  const view = { place: [-1, LOUVRE, 0, 0, -1] } as unknown as View;

  it("says where he stands", () => {
    expect(whereabouts("turn athos", view)).toBe("At the Louvre");
    expect(whereabouts("move louvre", view)).toBe("");
  });
});

it("only where M. de Tréville plays are there orders to give", () => {
  expect(verbsOf([["athos"], ["treville"]])).toContain("order");
  expect(verbsOf([["athos"], ["porthos"]])).not.toContain("order");
});
