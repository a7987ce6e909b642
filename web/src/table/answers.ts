// The answers to a question. Some prompts list impossible ones, too: they keep their place, and can explain why.

import { idName, names } from "../text/names";
import type { Prompt, View } from "../wire/types.gen";

export interface Answer {
  action: string;
  possible: boolean;
}

/** All answers that a player could expect: the whole Arsenal, drawing a Treachery card or playing any in hand. */
function thinkable(prompt: Prompt, view: View): string[] {
  switch (prompt.kind) {
    case "purchase":
      return (names().ids.item ?? []).map((item) => `buy ${item}`);
    case "treachery":
      return [
        "take",
        ...view.treachery_hand.flatMap((many, card) => (many ? [`treachery ${idName("treachery", card)}`] : [])),
      ];
    default:
      return [];
  }
}

/** The answers to a question in a fixed order, possible or not. */
export function answersOf(prompt: Prompt, view: View): Answer[] {
  const fixed = thinkable(prompt, view);
  const others = prompt.options.filter((action) => !fixed.includes(action));
  return [...fixed, ...others].map((action) => ({ action, possible: prompt.options.includes(action) }));
}
