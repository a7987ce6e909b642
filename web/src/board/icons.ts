// The icons of skills, cards, items and so on, for the board and the panels.

import type { IconName } from "../design/icons.gen";

export const SKILL_ICONS: readonly IconName[] = ["open-book", "queen-crown", "rose", "feather"];
export const FACE_ICONS: readonly IconName[] = ["rapier", "shield", "fleur-de-lys"];
export const ITEM_ICONS: readonly IconName[] = [
  "horse-head",
  "crossed-pistols",
  "breastplate",
  "sword-hilt",
  "health-potion",
  "flourish",
  ...SKILL_ICONS,
];
export const CARD_ICONS: readonly IconName[] = [
  ...SKILL_ICONS,
  "rapier",
  "crossed-sabres",
  "cannon",
  "two-coins",
  "laurels",
  "hearts",
  "cards",
  "spyglass",
  "crowned-heart",
];
export const TREACHERY_ICONS: readonly IconName[] = [
  "cannon",
  "cloak-dagger",
  "hourglass",
  "person",
  "padlock",
  "conversation",
  "closed-doors",
  "health-potion",
  "crowned-heart",
];
export const TRAP_ICONS: readonly IconName[] = ["bindle", "robber-mask", "cloak-dagger", "handheld-fan", "dagger-rose"];
export const BOARD_ICONS: readonly IconName[] = ["tavern-sign", "galleon", "horse-head", "closed-doors"];
export const PATH_ICONS: readonly IconName[] = ["bed", "stable", "cellar-barrels"];
export const PLACE_ICONS: readonly IconName[] = [
  "church",
  "wax-seal",
  "cannon",
  "cut-diamond",
  "person-in-bed",
  "pope-crown",
  "padlock",
  "domino-mask",
];
export const CLOCK_ICONS: Record<string, IconName> = {
  time: "hourglass",
  siege: "cannon",
  honour: "crowned-heart",
  abduction: "rose",
  barred: "cut-diamond",
};
