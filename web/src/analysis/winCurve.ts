// The curve of the win chance on the time line's axis: from left to right 0 to 1, from the top 0 (certain) to 100.

import { chanceOf, type AnalysisDocument, type Side } from "./analysisDocument";

export interface Point {
  x: number;
  y: number;
}

/** Where an input of the record lies on the axis, once it has happened. */
export type XOfInput = (at: number) => number;

const WIDTH = 1000; // of the drawing
const yOf = (side: Side, chance: number): number => 100 * (1 - chanceOf(side, chance));

/** The chance when the first turn began, and after each input. */
export function curvePoints({ ledger, course }: AnalysisDocument, side: Side, x: XOfInput): Point[] {
  const first = course[0];
  if (!first) return [];
  const start = { x: x(first.at - 1), y: yOf(side, ledger.start) };
  return [start, ...course.map((entry) => ({ x: x(entry.at), y: yOf(side, entry.chance) }))];
}

export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${(x * WIDTH).toFixed(1)} ${y.toFixed(2)}`).join("");
}

/** The 95% band of the playouts; empty if there are none. */
export function bandPath({ playouts }: AnalysisDocument, side: Side, x: XOfInput): string {
  if (playouts.length === 0) return "";
  const upper = playouts.map(({ at, high }) => ({ x: x(at), y: yOf(side, high) }));
  const lower = playouts.map(({ at, low }) => ({ x: x(at), y: yOf(side, low) })).reverse();
  return `${linePath([...upper, ...lower])}Z`;
}

/** Places for numbered marks that don't touch: each at its own x if there is room, in the same order. */
export function spread(xs: readonly number[], gap: number): number[] {
  const half = gap / 2;
  const made: number[] = [];
  xs.forEach((x, at) => made.push(Math.max(x, at ? made[at - 1]! + gap : half)));
  let most = 1 - half;
  for (let at = made.length - 1; at >= 0; at -= 1, most -= gap) made[at] = Math.min(made[at]!, most);
  return made;
}
