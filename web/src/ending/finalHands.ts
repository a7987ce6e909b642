// What everyone held at the end.

import { IN_HAND } from "../ids";
import type { View } from "../wire/types.gen";

export interface Held {
  group: "card" | "treachery" | "paris" | "foe" | "trap";
  id: number;
  many: number;
}

/** A player's Adventure cards, from the view of their seat. */
export function adventureCards(view: Pick<View, "hand">): Held[] {
  return counted("card", view.hand);
}

/** Milady's Treachery and Paris cards, from her view. */
export function miladysCards(view: View): Held[] {
  const paris = Array.from({ length: 32 }, (_, id) => (view.paris_hand >>> id) & 1);
  return [...counted("treachery", view.treachery_hand), ...counted("paris", paris)];
}

/** The adversaries and traps that Milady did not send: there can be many. */
export function unsentForces(view: View): { foes: Held[]; traps: Held[] } {
  const unsent = (at: readonly number[]): number[] => at.map((place) => Number(place === IN_HAND));
  return { foes: counted("foe", unsent(view.foe_at)), traps: counted("trap", unsent(view.trap_at)) };
}

function counted(group: Held["group"], counts: readonly number[]): Held[] {
  return counts.flatMap((many, id) => (many > 0 ? [{ group, id, many }] : []));
}
