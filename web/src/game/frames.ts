// Where in the rules the game stands, as far as the screen needs it: the view's stack of frames.

import type { View } from "../wire/types.gen";

export interface Frame {
  kind: string;
  pc: number;
  result: number;
  hero: number;
  place: number;
  what: number;
  n: number;
  more: number[];
}

/** The innermost frame of a kind. */
export function frameOf(view: View, kind: string): Frame | null {
  const found = view.stack.findLast((frame) => frame[0] === kind);
  if (!found) return null;
  const [pc, result, hero, place, what, n, ...more] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { kind, pc, result, hero, place, what, n, more };
}
