// The legal actions, each with its target: the place, Musketeer, foe, card and so on that the player presses for it.

import { ADVERSARIES, BASTILLE, GAOLER, NEMESIS, NEMESIS_DUELLIST, PARIS, PARIS_DUELLIST, QUEST } from "../ids";
import { parseAction } from "../text/notation";
import type { View } from "../wire/types.gen";
import type { Mission } from "./missionsInPlay";

export type TargetKind =
  "place" | "hero" | "foe" | "skill" | "path" | "space" | "slot" | "item" | "card" | "treachery" | "paris" | "verb";

export interface TargetAction {
  kind: TargetKind;
  id: number;
  action: string;
  label: string;
}

const AIMED: readonly string[] = [
  "place",
  "hero",
  "foe",
  "skill",
  "path",
  "space",
  "slot",
  "item",
  "card",
  "treachery",
  "paris",
];
// These name a card first, and their target last.
const LAST_COUNTS: readonly string[] = ["play"];

/** The answers to a prompt with their targets. An action without a target has the kind "verb". */
export function targetActionsOf(actions: readonly string[], label: (action: string) => string): TargetAction[] {
  return actions.map((action) => ({ ...aimOf(action), action, label: label(action) }));
}

function aimOf(action: string): { kind: TargetKind; id: number } {
  const { verb, fields } = parseAction(action);
  const aimed = fields.filter(
    (field) => AIMED.includes(field.kind) && typeof field.value === "number" && field.value >= 0,
  );
  const field = LAST_COUNTS.includes(verb) ? aimed.at(-1) : aimed[0];
  return field ? { kind: field.kind as TargetKind, id: field.value as number } : { kind: "verb", id: -1 };
}

/** The actions whose targets are of these kinds, grouped by target. */
export function gathered(actions: readonly TargetAction[], ...kinds: TargetKind[]): Map<string, TargetAction[]> {
  const made = new Map<string, TargetAction[]>();
  for (const one of actions) {
    if (!kinds.includes(one.kind)) continue;
    const key = `${one.kind} ${one.id}`;
    made.set(key, [...(made.get(key) ?? []), one]);
  }
  return made;
}

export function actionsAt(actions: readonly TargetAction[], kind: TargetKind, id: number): TargetAction[] {
  return actions.filter((one) => one.kind === kind && one.id === id);
}

/** The place of the board where an action's target is; -1: nowhere. */
export function placeOf(one: TargetAction, view: View): number {
  if (one.kind === "place") return one.id;
  if (one.kind === "path" || one.kind === "space" || one.kind === "slot") return QUEST;
  if (one.kind === "skill") return view.place[view.asked_hero] ?? -1;
  if (one.kind !== "foe") return -1;
  if (one.id < ADVERSARIES) return view.foe_at[one.id] ?? -1;
  if (one.id === NEMESIS_DUELLIST) return view.trap_at[NEMESIS] ?? -1;
  if (one.id === PARIS_DUELLIST) return 0;
  return one.id === GAOLER ? BASTILLE : QUEST;
}

/** The actions that belong to a mission: its challenge, its foes, its task, and paying off its Beggars. */
export function missionActions(
  mission: Pick<Mission, "place">,
  actions: readonly TargetAction[],
  view: View,
): TargetAction[] {
  const beggars = `beggars ${mission.place === PARIS ? "paris" : "louvre"}`;
  return actions.filter((one) => {
    if (one.kind === "skill" || one.kind === "foe") return placeOf(one, view) === mission.place;
    return one.action === beggars || (one.action.startsWith("task") && mission.place === PARIS);
  });
}
