// Number keys, then letters: the n-th option's key, and which option a key means.

import { settings } from "../settings.svelte";

export const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

export function keyOf(at: number): string {
  return settings.keys ? (KEYS[at] ?? "") : "";
}

/** Whether a key press is meant for the table, not for a field somebody writes in, nor for the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.repeat) return false; // one held down would answer the next question, too
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return false;
  if (!settings.keys && event.key !== "Escape") return false; // somebody speaks to his machine, or has unsteady hands
  const target = event.target as Partial<Element> | null; // the window has no `closest`
  return !target?.closest?.("input, textarea, select, [contenteditable], dialog[open]");
}

export function indexOfKey(event: KeyboardEvent): number {
  return settings.keys && event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1;
}
