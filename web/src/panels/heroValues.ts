// The values of a Musketeer as they are now: printed skills with upgrades.

import { EQUIPMENT, SKILLS } from "../ids";
import type { Box, View } from "../wire/types.gen";

export function isUpgraded(view: View, hero: number, skill: number): boolean {
  return Boolean(((view.upgrades[hero] ?? 0) >> skill) & 1);
}

export function skillOf(view: View, box: Box, hero: number, skill: number): number {
  const gain = box.printed.items[box.printed.items.length - SKILLS + skill]?.amount ?? 0;
  return box.printed.heroes[hero]!.skills[skill]! + (isUpgraded(view, hero, skill) ? gain : 0);
}

/** What a Musketeer carries, item by item. */
export function itemsOf(view: View, hero: number): number[] {
  return Array.from({ length: EQUIPMENT }, (_, item) => item).filter(
    (item) => ((view.equipment[hero] ?? 0) >> item) & 1,
  );
}
