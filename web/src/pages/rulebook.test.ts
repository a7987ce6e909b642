// The rulebook: every rule has a title and a text, and every refusal leads to a rule.

import { describe, expect, it } from "vitest";

import { textsOf } from "../text/testTexts";
import { chapters, components, REFUSALS, sentencesIn, textOf, titleOf } from "./rulebook";
import { linked } from "./ruleMarkup";

const LANGUAGES = ["en", "fr", "it", "pl", "de"];
// prettier-ignore
const KINDS = [
  "dice", "track", "hero", "foe", "adversary", "trap", "treachery", "paris", "louvre", "adventure", "item", "token",
  "board",
];

describe.each(LANGUAGES)("the rulebook in %s", (language) => {
  it("has a title and a text for each rule, and every rule that a rule names", async () => {
    const told = await sentencesIn(language);
    expect(told.language).toBe(language);
    for (const rule of chapters(told).flatMap((chapter) => chapter.rules)) {
      expect(rule.title, rule.id).toBeTruthy();
      expect(rule.text, rule.id).toBeTruthy();
      const named = [...rule.text.matchAll(/\b[A-Z]{2,}-\d+\b/g)].map(([id]) => id);
      const links = linked(rule.text, told, (name) => name).map((part) => part.to);
      expect(links, rule.id).toEqual(expect.arrayContaining(named));
    }
  });

  it("has the components under their names, by kind", async () => {
    const texts = textsOf(language);
    const parts = components(await sentencesIn(language), (key) => texts.has(key));
    expect(parts.map(({ name }) => name)).toEqual(KINDS);
    expect(parts.find(({ name }) => name === "louvre")!.rules.map(({ named }) => texts.say(named!))).toContain(
      texts.say("louvre-letter"),
    );
    const unnamed = parts.flatMap(({ rules }) => rules).filter(({ named }) => !named);
    expect(unnamed.map(({ id }) => id)).toEqual(["ITEM-SKILL", "TOKEN-CHALLENGE"]); // whole groups: no name in the game
  });

  it("opens a rule for every refusal", async () => {
    const told = await sentencesIn(language);
    const anchors = new Set(chapters(told).flatMap(({ rules }) => rules.map(({ id }) => id)));
    expect(Object.keys(REFUSALS).length).toBeGreaterThan(20);
    for (const id of Object.keys(REFUSALS)) {
      expect(textOf(id, told), id).toBeTruthy();
      expect(titleOf(id, told), id).not.toBe(id);
      expect(anchors, id).toContain(id);
    }
  });
});
