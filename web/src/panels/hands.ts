// Cards and tokens that do not lie in one's own hand: what is known of the others', and what is out of play.

import { nameOf } from "../text/gameText";
import { names } from "../text/names";
import { locale } from "../text/language.svelte";
import type { View } from "../wire/types.gen";

/** How many cards each Musketeer player holds, but for the one who looks. */
export function othersOf(view: View, players: number): { seat: number; many: number }[] {
  const seats = view.hand_size.map((many, seat) => ({ seat, many })).slice(1, players + 1);
  return seats.filter(({ seat }) => seat !== view.viewer);
}

/** What everyone knows of a hand, Milady as well: by card, at least how many. */
export function shownOf(view: View, seat: number): number[] {
  const least: number[] = [];
  for (const [holder, card, many] of view.open_hands) {
    if (holder === seat) least[card] = many;
  }
  return least;
}

/** The names of what is in a mask. */
export function masked(group: string, mask: number): string[] {
  return (names().ids[group] ?? []).flatMap((_, id) => ((mask >> id) & 1 ? [nameOf(group, id)] : []));
}

export function namesIn(group: string, mask: number): string {
  return locale.texts.listed(masked(group, mask));
}

/** Things by kind as a list, several of a kind counted. */
export function counted(group: string, counts: readonly number[], form = ""): string {
  const said: string[] = [];
  counts.forEach((many, kind) => many && said.push(locale.texts.counted(many, nameOf(group, kind, form))));
  return locale.texts.listed(said);
}
