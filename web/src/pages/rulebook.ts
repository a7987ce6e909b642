// The rulebook by rule id. It is made from the rules and the engine by tools/rulebook.py, and fetched by this page alone:
// the structure with the English sentences, and those of another language when it is spoken.

import book from "./rulebook.gen.json";

/** Sentences by id. */
export interface Sentences {
  language: string;
  words: Record<string, string>;
  rules: Record<string, string>;
  rulings: Record<string, string>;
  components: Record<string, string>;
}

export interface Rule {
  id: string;
  word?: string; // of the glossary: the key of its heading
  text: string;
  rulings: { id: string; text: string }[];
  reasons: string[]; // keys of refusals that stand on it
  prompts: string[]; // kinds of questions asked by it
}

export interface Chapter {
  name: string;
  rules: Rule[];
}

const REASONS = book.reasons as Record<string, string[]>;
const PROMPTS = book.prompts as Record<string, string[]>;
const RULES = book.rules as unknown as Record<string, [string, string]>;
const RULINGS = book.rulings as unknown as Record<string, [string[], string]>;
const OTHERS = import.meta.glob<Omit<Sentences, "language">>("./rulebook.*.gen.json", { import: "default" });

export const ENGLISH: Sentences = {
  language: "en",
  words: book.words,
  rules: seconds(RULES),
  rulings: seconds(RULINGS),
  components: book.components,
};

function seconds(rows: Record<string, [unknown, string]>): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).map(([id, [, text]]) => [id, text]));
}

/** The sentences of a language; the English ones where it has none. */
export async function sentencesIn(language: string): Promise<Sentences> {
  const found = await OTHERS[`./rulebook.${language}.gen.json`]?.();
  return found ? { language, ...found } : ENGLISH;
}

/** What is sought, however it is written: without accents, in small letters. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("œ", "oe")
    .replaceAll("ß", "ss");
}

/** The words of the rules that mean something of their own. */
export function glossary(told: Sentences): Rule[] {
  return Object.entries(told.words).map(([word, text]) => ({
    id: `word-${word}`,
    word: `web-word-${word}`,
    text,
    rulings: [],
    reasons: [],
    prompts: [],
  }));
}

/** The chapters in the order of the rule list. */
export function chapters(told: Sentences): Chapter[] {
  const made: Chapter[] = [];
  for (const [id, [name]] of Object.entries(RULES)) {
    if (made.at(-1)?.name !== name) made.push({ name, rules: [] });
    const about = Object.keys(RULINGS).filter((ruling) => RULINGS[ruling]![0][0] === id);
    const rulings = about.map((ruling) => ({ id: ruling, text: told.rulings[ruling]! }));
    made
      .at(-1)!
      .rules.push({ id, text: told.rules[id]!, rulings, reasons: REASONS[id] ?? [], prompts: PROMPTS[id] ?? [] });
  }
  return made;
}

/** The components, by what their id begins with. */
export function components(told: Sentences): Chapter[] {
  const made = new Map<string, Rule[]>();
  for (const [id, text] of Object.entries(told.components)) {
    const name = id.split("-")[0]!.toLowerCase();
    made.set(name, [...(made.get(name) ?? []), { id, text, rulings: [], reasons: [], prompts: [] }]);
  }
  return [...made].map(([name, rules]) => ({ name, rules }));
}
