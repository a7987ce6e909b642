// What cards and pieces do, a line each, in the language of the moment; fetched when first asked for.

import type { About } from "../wire/types.gen";
import { idOf } from "./names";
import { locale } from "./language.svelte";

const known: Record<string, About["texts"]> = $state.raw({});
let turn = $state(0); // read by whoever shows an about-text, so that it comes when it has come
const asked = new Set<string>();

/** What a thing does, or nothing when there is nothing to say or it has not come yet. */
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
    asked.delete(language); // asked for again the next time something is drawn
  }
}
