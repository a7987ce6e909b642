// A sentence of the rulebook in parts: plain text, links to other rules, and words that were searched for.

import { chapterNames, plain, type Sentences } from "./rulebook";
import { termsOf } from "./ruleSearch";

export interface Part {
  text: string;
  to?: string; // the id of the rule or chapter it leads to
  title?: string; // of that rule, where the text is its id
  found?: boolean;
}

// An id, or the first part of one for its whole chapter: "see FORCE". In brackets, the title can replace it.
const REFERENCE = /\b(?:[A-Z]{2,}(?:-[A-Z0-9]+)+|[A-Z]{3,})\b/g;

/** The text with its references as links. `chapterTitle` names a chapter. */
export function linked(text: string, told: Sentences, chapterTitle: (name: string) => string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const link = reference(
      match[0],
      told,
      chapterTitle,
      text[match.index - 1] === "(" && text[match.index + match[0].length] === ")",
    );
    if (!link) continue;
    parts.push({ text: text.slice(from, match.index) }, link);
    from = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(from) }].filter((part) => part.text);
}

function reference(id: string, told: Sentences, chapterTitle: (name: string) => string, alone: boolean): Part | null {
  const title = told.titles[id];
  if (title) return alone ? { text: title, to: id } : { text: id, to: id, title };
  if (told.rulings[id] || told.components[id]) return { text: id, to: id };
  const chapter = chapterNames().find((name) => name === id.toLowerCase());
  if (chapter) return { text: chapterTitle(chapter), to: chapter };
  const first = Object.keys(told.rules).find((rule) => rule.startsWith(`${id}-`));
  return first ? { text: told.titles[first]!, to: first } : null;
}

/** The same parts, with the words marked that a search has found. */
export function marked(parts: Part[], terms: Set<string>): Part[] {
  if (!terms.size) return parts;
  const isFound = (word: string): boolean => termsOf(plain(word)).some((term) => terms.has(term));
  const split = ({ text }: Part): Part[] =>
    text
      .split(/([\p{L}\p{N}]+)/u)
      .filter((piece) => piece)
      .map((piece) => ({ text: piece, found: isFound(piece) }));
  return parts.flatMap((part) => (part.to ? [part] : split(part))); // a link stays in one piece
}
