// The names of the game's ids, fetched once before anything is shown.

import type { Names } from "../wire/types.gen";

let known: Names | null = null;

export function useNames(names: Names): void {
  known = names;
}

export async function loadNames(): Promise<void> {
  if (known) return;
  const answer = await fetch("/api/names");
  if (!answer.ok) throw new Error(String(answer.status));
  known = (await answer.json()) as Names;
}

export function names(): Names {
  if (!known) throw new Error("names are fetched before anything is drawn");
  return known;
}

const NONE = "none"; // the name for no card, no Musketeer, a hidden foe

/** The name of an id, as in component tables and records. */
export function idName(group: string, value: number): string {
  return names().ids[group]?.[value] ?? NONE;
}

/** The id with a name, or -1. */
export function idOf(group: string, name: string): number {
  return names().ids[group]?.indexOf(name) ?? -1;
}

export function isGroup(group: string): boolean {
  return group in names().ids;
}
