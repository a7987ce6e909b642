// Milady's secrets: what she holds, and what the Musketeers have seen of it.

import { HIDDEN_TOKEN, NO_TOKEN } from "../ids";
import type { Box, View } from "../wire/types.gen";

/** What the Musketeers know of Milady. */
export interface Exposed {
  notAt: number[]; // places where she is known not to be
  holds: number[]; // Treachery cards that can be nowhere else than in her hand
  played: readonly number[]; // Treachery by kind
  paris: number; // a mask: Paris cards never in play, some of them in her hand
  faceUp: number[]; // tokens on the board in play, by kind
  faceDown: number;
}

export function exposedOf(view: View, box: Box): Exposed {
  const lying = view.spaces.flatMap((token, space) => (token === NO_TOKEN ? [] : [space]));
  const isUp = (space: number): boolean => Boolean((view.face_up >> space) & 1) && view.spaces[space] !== HIDDEN_TOKEN;
  return {
    notAt: box.location_cards.filter((place) => (view.excluded >> place) & 1),
    holds: mustHold(view),
    played: view.treachery_discard,
    paris: view.paris_unseen,
    faceUp: view.reserve.map((_, token) => lying.filter((space) => isUp(space) && view.spaces[space] === token).length),
    faceDown: lying.filter((space) => !isUp(space)).length,
  };
}

/** The kinds with more cards unseen than the deck can hold. */
function mustHold(view: View): number[] {
  return view.treachery_hand.flatMap((many, kind) =>
    many + (view.treachery_deck[kind] ?? 0) > view.treachery_deck_size ? [kind] : [],
  );
}

// --- her hand ---------------------------------------------------------------------------------------

export type SecretGroup = "treachery" | "paris";

/** A card in Milady's hand, with its number of copies. */
export interface Secret {
  group: SecretGroup;
  card: number;
  many: number;
}

export function secretsInHand(view: View, box: Box): Secret[] {
  const held = (group: SecretGroup, many: number, card: number): Secret[] => (many ? [{ group, card, many }] : []);
  return [
    ...view.treachery_hand.flatMap((many, card) => held("treachery", many, card)),
    ...box.printed.paris.flatMap((_, card) => held("paris", (view.paris_hand >> card) & 1, card)),
  ];
}
