// The heading of a rule, of a word of the glossary or of a component.

import { sentence } from "../text/gameText";
import { say } from "../text/language.svelte";
import type { Rule } from "./rulebook";

/** The heading in the current language; "" if it has only its id. */
export function headingOf({ title, word, named }: Rule): string {
  if (title !== undefined) return title;
  return word ? say(word) : named ? sentence(say(named)) : "";
}
