import { describe, expect, it } from "vitest";

import { chapters, components, ENGLISH, sentencesIn, type Sentences } from "./rulebook";
import { linked, marked } from "./ruleMarkup";
import QUESTIONS from "./ruleQuestions.json";
import { searchIn, type Search } from "./ruleSearch";

const searchOf = (told: Sentences): Search =>
  searchIn(
    [...chapters(told), ...components(told, () => false)].flatMap(({ rules }) => rules),
    told,
    () => "",
  );

describe("the search in the rulebook", () => {
  it.each(Object.entries(QUESTIONS))("answers the questions of people who speak %s", async (language, asked) => {
    const find = searchOf(await sentencesIn(language));
    const missed = asked
      .map(({ question, rules }) => ({
        question,
        rules,
        first: find(question)
          .slice(0, 3)
          .map(({ rule }) => rule.id),
      }))
      .filter(({ rules, first }) => !rules.some((rule) => first.includes(rule)));
    expect(missed).toEqual([]);
    expect(asked).toHaveLength(12);
  });

  it("finds a rule or a ruling by its id", () => {
    const find = searchOf(ENGLISH);
    expect(find("duel-8")[0]!.rule.id).toBe("DUEL-8");
    expect(find("RUL-LAFFEMAS")[0]!.rule.rulings.map(({ id }) => id)).toContain("RUL-LAFFEMAS");
  });

  it("finds nothing for a word that no rule has, and nothing for no word", () => {
    const find = searchOf(ENGLISH);
    expect(find("helicopter")).toEqual([]);
    expect(find(" ")).toEqual([]);
  });
});

describe("a sentence of the rulebook", () => {
  const parts = (text: string) => linked(text, ENGLISH, (name) => `<${name}>`);

  it("leads to the rules it names, by title where a bracket holds nothing else", () => {
    expect(parts("It stops (ONE-3).")).toEqual([
      { text: "It stops (" },
      { text: ENGLISH.titles["ONE-3"], to: "ONE-3" },
      { text: ")." },
    ]);
    expect(parts("As MUS-3 says")[1]).toEqual({ text: "MUS-3", to: "MUS-3", title: ENGLISH.titles["MUS-3"] });
  });

  it("leads to a chapter, or to the first rule of its kind", () => {
    expect(parts("(see FORCE)")[1]).toEqual({ text: "<force>", to: "force" });
    expect(parts("(see BAS)")[1]).toEqual({ text: ENGLISH.titles["BAS-1"], to: "BAS-1" });
    expect(parts("The FAQ, phase III")).toEqual([{ text: "The FAQ, phase III" }]);
  });

  it("shows the words that were searched for, in any form", () => {
    const found = marked(parts("Actions of Athos"), new Set(["actio"])).filter((part) => part.found);
    expect(found.map(({ text }) => text)).toEqual(["Actions"]);
    expect(marked(parts("(ONE-3)"), new Set(["time"]))).toContainEqual(parts("(ONE-3)")[1]);
  });
});
