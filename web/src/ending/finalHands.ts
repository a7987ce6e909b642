// What everyone held at the end.

import { IN_HAND, MILADY } from "../ids";
import type { View } from "../wire/types.gen";

export interface Held {
  group: "card" | "treachery" | "paris" | "foe" | "trap";
  id: number;
  many: number;
}

/** The cards of a seat, from its own view. */
export function heldBy(seat: number, view: View): Held[] {
  if (seat !== MILADY) return counted("card", view.hand);
  return [
    ...counted("treachery", view.treachery_hand),
    ...masked("paris", view.paris_hand),
    ...placed("foe", view.foe_at),
    ...placed("trap", view.trap_at),
  ];
}

function counted(group: Held["group"], counts: readonly number[]): Held[] {
  return counts.flatMap((many, id) => (many > 0 ? [{ group, id, many }] : []));
}

function masked(group: Held["group"], mask: number): Held[] {
  return counted(
    group,
    Array.from({ length: 32 }, (_, id) => (mask >>> id) & 1),
  );
}

function placed(group: Held["group"], at: readonly number[]): Held[] {
  return counted(
    group,
    at.map((place) => Number(place === IN_HAND)),
  );
}
