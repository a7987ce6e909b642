// The rulebook by rule id. It is made from data/rules.toml and the engine by tools/rulebook.py, and fetched by this page alone.

import book from "./rulebook.gen.json";

export interface Rule {
  id: string;
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
const RULINGS = Object.entries(book.rulings as unknown as Record<string, [string[], string]>);

/** The chapters in the order of the rule list. */
export function chapters(): Chapter[] {
  const made: Chapter[] = [];
  for (const [id, row] of Object.entries(book.rules)) {
    const [name, text] = row as [string, string];
    if (made.at(-1)?.name !== name) made.push({ name, rules: [] });
    const rulings = RULINGS.filter(([, [about]]) => about[0] === id).map(([ruling, [, told]]) => ({ id: ruling, text: told }));
    made.at(-1)!.rules.push({ id, text, rulings, reasons: REASONS[id] ?? [], prompts: PROMPTS[id] ?? [] });
  }
  return made;
}

/** The components, by what their id begins with. */
export function components(): Chapter[] {
  const made = new Map<string, Rule[]>();
  for (const [id, text] of Object.entries(book.components)) {
    const name = id.split("-")[0]!.toLowerCase();
    made.set(name, [...(made.get(name) ?? []), { id, text, rulings: [], reasons: [], prompts: [] }]);
  }
  return [...made].map(([name, rules]) => ({ name, rules }));
}
