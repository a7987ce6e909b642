// Cards in a hand as small icons with their names.

import { CARD_ICONS, TREACHERY_ICONS } from "../board/icons";
import type { IconName } from "../design/icons.gen";
import { COMBAT, FIRST_CHARACTER, MILADY } from "../ids";
import { nameOf } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import type { View } from "../wire/types.gen";
import { adventureCards, miladysCards, unsentForces, type Held } from "./finalHands";

export interface CardChip {
  key: string;
  icon: IconName;
  tone: "blue" | "red";
  many: number;
  name: string;
  all: string; // the hint
}

/** What a seat holds, from its view. */
export function chipsOf(seat: number, view: View): CardChip[] {
  return seat === MILADY ? miladysChips(view) : adventureChips(view);
}

export function adventureChips(view: Pick<View, "hand">): CardChip[] {
  return adventureCards(view).map(chip);
}

/** Her cards, and the adversaries and traps that she did not send. */
export function miladysChips(view: View): CardChip[] {
  const { foes, traps } = unsentForces(view);
  return [
    ...miladysCards(view).map(chip),
    ...together("foes", "domino-mask", foes),
    ...together("traps", "mantrap", traps),
  ];
}

function chip(card: Held): CardChip {
  const name = nameOf(card.group, card.id);
  const icon = { card: CARD_ICONS, treachery: TREACHERY_ICONS, paris: [], foe: [], trap: [] }[card.group][card.id];
  const blue = card.group === "card" && (card.id < COMBAT || card.id >= FIRST_CHARACTER);
  const all = locale.texts.counted(card.many, name);
  const key = `${card.group} ${card.id}`;
  return { key, icon: icon ?? "church", tone: blue ? "blue" : "red", many: card.many, name: all, all };
}

function together(kind: "foes" | "traps", icon: IconName, cards: readonly Held[]): CardChip[] {
  if (cards.length === 0) return [];
  const all = locale.texts.listed(cards.map(({ group, id }) => nameOf(group, id)));
  const name = say(`web-end-hand-${kind}`, { n: cards.length });
  return [{ key: kind, icon, tone: "red", many: cards.length, name, all }];
}
