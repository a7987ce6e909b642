// Short descriptions of cards and pieces in the current language, fetched when first needed.

import type { About } from "../wire/types.gen";
import { idOf } from "./names";
import { locale } from "./language.svelte";

const known: Record<string, About["texts"]> = $state.raw({}); // by address
let turn = $state(0); // components that show a description depend on it, and update when it arrives
const asked = new Set<string>();
let box = $state(""); // which box, as the end of an address; "" is the server's own

/** Describe the cards of this box from now on. */
export function describeBox(digest: string, table = ""): void {
  box = digest ? `?digest=${digest}${table ? `&table=${table}` : ""}` : "";
}

/** What a card or piece does; "" if there is no description, or it was not fetched yet. */
export function about(group: string, id: number | string): string {
  const address = `/api/about/${locale.language}${box}`;
  void turn;
  if (!asked.has(address)) void fetchAbout(address);
  return known[address]?.[group]?.[typeof id === "number" ? id : idOf(group, id)] ?? "";
}

async function fetchAbout(address: string): Promise<void> {
  asked.add(address);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    known[address] = ((await answer.json()) as About).texts;
    turn += 1;
  } catch {
    asked.delete(address); // the next component that needs it tries again
  }
}
