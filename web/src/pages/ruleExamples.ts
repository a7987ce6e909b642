// The worked examples of the rules.

import { locale, say } from "../text/language.svelte";
import { chapters, type Rule, type Sentences } from "./rulebook";

const keyOf = (rule: string): string => `web-example-${rule.toLowerCase().replace("-", "_")}`;

/** The example of a rule, or "". */
export function exampleOf(rule: string): string {
  const key = keyOf(rule);
  return locale.texts.has(key) ? say(key) : "";
}

/** The rules that have an example. */
export function rulesWithExample(told: Sentences): Rule[] {
  return chapters(told)
    .flatMap(({ rules }) => rules)
    .filter(({ id }) => exampleOf(id));
}
