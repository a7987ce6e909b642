// Finds rules by what people type: any words in any order, their other forms, and other words for the same thing.

import MiniSearch from "minisearch";

import { plain, type Rule, type Sentences } from "./rulebook";

/** A rule that was found, with the words by which it was. */
export interface Hit {
  rule: Rule;
  terms: Set<string>;
}

export type Search = (typed: string) => Hit[];

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const STEM = 5; // "wiezienia" and "wiezienie", "win" and "wins" begin alike
const SYNONYM_WEIGHT = 0.8;

/** The words of a text. One with a hyphen counts as a whole, too: an id such as DUEL-8. */
function wordsOf(text: string): string[] {
  const words = plain(text).match(WORD) ?? [];
  return words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]));
}

/** A word, and how it begins: most endings are only grammar. */
export function termsOf(word: string): string[] {
  return word.length > STEM && !word.includes("-") ? [word, word.slice(0, STEM)] : [word];
}

/** The search in the rules of one language. `named` adds a heading that is not a rule's title. */
export function searchIn(rules: Rule[], told: Sentences, named: (rule: Rule) => string): Search {
  const index = new MiniSearch<Rule>({
    fields: ["ids", "title", "text", "rulings"],
    extractField: (rule, field) => fieldOf(rule, field, named),
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: { boost: { ids: 8, title: 4, rulings: 0.5 }, prefix: (term) => term.length > 2 },
  });
  index.addAll(rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return (typed) => {
    const found = index.search({
      queries: [typed, { queries: [others(typed, told)], boostDocument: () => SYNONYM_WEIGHT }],
    });
    return found.map(({ id, terms }) => ({ rule: byId.get(String(id))!, terms: new Set(terms) }));
  };
}

function fieldOf(rule: Rule, field: string, named: (rule: Rule) => string): string {
  if (field === "id") return rule.id;
  if (field === "ids") return [rule.id, ...rule.rulings.map(({ id }) => id)].join(" ");
  if (field === "title") return rule.title ?? named(rule);
  return field === "rulings" ? rule.rulings.map(({ text }) => text).join(" ") : rule.text;
}

/** What the rules say instead of the typed words. */
function others(typed: string, told: Sentences): string {
  return wordsOf(typed)
    .map((word) => told.synonyms[word] ?? "")
    .join(" ");
}
