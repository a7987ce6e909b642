// What is known of other players' hands, and of cards and tokens out of play.

import { nameOf } from "../text/gameText";
import { names } from "../text/names";
import { locale } from "../text/language.svelte";
import type { View } from "../wire/types.gen";

/** The cards of a hand that are public: for each kind, the number known at least. */
export function shownOf(view: View, seat: number): number[] {
  const least: number[] = [];
  for (const [holder, card, many] of view.open_hands) {
    if (holder === seat) least[card] = many;
  }
  return least;
}

/** A Musketeer player's hand, as far as everyone knows it. */
export interface SeenHand {
  seat: number;
  many: number;
  shown: readonly number[]; // by kind: the number known at least
}

export function seenHands(view: View, players: number): SeenHand[] {
  const seats = view.hand_size.map((many, seat) => ({ seat, many, shown: shownOf(view, seat) }));
  return seats.slice(1, players + 1);
}

/** How many of these cards are known, and how many there are. */
export function seenCards(hands: readonly SeenHand[]): { n: number; of: number } {
  return {
    n: hands.reduce((sum, hand) => sum + hand.shown.reduce((known, many) => known + many, 0), 0),
    of: hands.reduce((sum, hand) => sum + hand.many, 0),
  };
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
