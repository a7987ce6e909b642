// What is known of other players' hands, and of cards and tokens out of play.

import { nameOf } from "../text/gameText";
import { names } from "../text/names";
import { locale } from "../text/language.svelte";
import type { View } from "../wire/types.gen";

/** How many cards each other Musketeer player holds. */
export function othersOf(view: View, players: number): { seat: number; many: number }[] {
  const seats = view.hand_size.map((many, seat) => ({ seat, many })).slice(1, players + 1);
  return seats.filter(({ seat }) => seat !== view.viewer);
}

/** The cards of a hand that are public: for each kind, the number known at least. */
export function shownOf(view: View, seat: number): number[] {
  const least: number[] = [];
  for (const [holder, card, many] of view.open_hands) {
    if (holder === seat) least[card] = many;
  }
  return least;
}

/** The names of the ids whose bit is set. */
export function masked(group: string, mask: number): string[] {
  return (names().ids[group] ?? []).flatMap((_, id) => ((mask >> id) & 1 ? [nameOf(group, id)] : []));
}

export function namesIn(group: string, mask: number): string {
  return locale.texts.listed(masked(group, mask));
}

/** Counts by kind as a list of names with counts. */
export function counted(group: string, counts: readonly number[], form = ""): string {
  const said: string[] = [];
  counts.forEach((many, kind) => many && said.push(locale.texts.counted(many, nameOf(group, kind, form))));
  return locale.texts.listed(said);
}
