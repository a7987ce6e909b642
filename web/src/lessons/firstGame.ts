// What a player is shown in their first games, and when.

import type { TableState } from "../state/table.svelte";
import { settings } from "../settings.svelte";
import { GALLERY } from "../ids";

const FIRST_TURNS = 2;
const HINTS = new Set([
  "next_musketeer",
  "musketeer_action",
  "combat_cards",
  "skill_cards",
  "opening_paris",
  "destination",
  "treachery",
  "adversaries",
]);

export function isLesson(table: TableState): boolean {
  return table.info?.start?.source.startsWith("lesson:") ?? false;
}

/** Whether the goal card is shown: at the start of a game, until it was dismissed once. */
export function showsGoalCard(table: TableState): boolean {
  return settings.goalCard && table.seat !== GALLERY && !table.over && (table.view?.turn ?? 0) <= 1;
}

/** The question that a hint is shown for; "" if none is. */
export function hintFor(table: TableState): string {
  if (!settings.pointers || settings.goalCard || isLesson(table) || (table.view?.turn ?? 0) > FIRST_TURNS) return "";
  return table.mine && table.prompt && HINTS.has(table.prompt.kind) ? table.prompt.kind : "";
}
