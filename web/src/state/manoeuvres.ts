// The secret manoeuvres that a Musketeer can use.

import { DARTAGNAN } from "../ids";
import type { Box, View } from "../wire/types.gen";

/** An improved manoeuvre replaces the Musketeer's own (ARM-7); only d'Artagnan keeps both. */
export function manoeuvresOf(view: Pick<View, "improved">, box: Box, hero: number): number[][] {
  const { heroes, improved_manoeuvre } = box.printed;
  const own = heroes[hero]!.manoeuvre;
  if (!((view.improved >> hero) & 1)) return [own];
  return hero === DARTAGNAN ? [own, improved_manoeuvre] : [improved_manoeuvre];
}
