// The life that foes have left: wounds last from duel to duel.

import type { View } from "../wire/types.gen";
import { frameOf } from "./frames";

/** The life with which a foe enters a duel: a named foe's own, or that of the Quest token that is being fought. */
export function lifeBefore(view: View, foe: number, printed: number): number {
  const space = frameOf(view, "duel")?.space ?? -1;
  return view.foe_life[foe] ?? printed - (view.token_wounds[space] ?? 0);
}
