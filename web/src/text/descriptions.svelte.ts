// Short descriptions of cards and pieces in the current language, fetched when first needed.

import type { About } from "../wire/types.gen";
import { idOf } from "./names";
import { locale } from "./language.svelte";

const known: Record<string, About["texts"]> = $state.raw({});
let turn = $state(0); // components that show a description depend on it, and update when it arrives
const asked = new Set<string>();

/** What a card or piece does; "" if there is no description, or it was not fetched yet. */
export function about(group: string, id: number | string): string {
  const language = locale.language;
  void turn;
  if (!asked.has(language)) void fetchAbout(language);
  return known[language]?.[group]?.[typeof id === "number" ? id : idOf(group, id)] ?? "";
}

async function fetchAbout(language: string): Promise<void> {
  asked.add(language);
  try {
    const answer = await fetch(`/api/about/${language}`);
    if (!answer.ok) throw new Error(String(answer.status));
    known[language] = ((await answer.json()) as About).texts;
    turn += 1;
  } catch {
    asked.delete(language); // the next component that needs it tries again
  }
}
