// The keyboard shortcuts of answers: number keys, then letters.

import { settings } from "../settings.svelte";

export const KEYS = "123456789abcdefghijklmnopqrstuvwxyz";

export function keyOf(at: number): string {
  return settings.keys ? (KEYS[at] ?? "") : "";
}

/** Whether a key press is a shortcut, not text for a field nor a command for the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.repeat) return false; // a key held down would answer the next question, too
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return false;
  if (!settings.keys && event.key !== "Escape") return false; // for voice control, and for users with unsteady hands
  const target = event.target as Partial<Element> | null; // the window has no `closest`
  return !target?.closest?.("input, textarea, select, [contenteditable], dialog[open]");
}

export function indexOfKey(event: KeyboardEvent): number {
  return settings.keys && event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1;
}
