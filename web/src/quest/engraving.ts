// Strokes of an engraving: sky, waves, hatching, boards and tiles, as path data. The same seed gives the same strokes.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Corner = readonly [x: number, y: number];

/** Numbers from 0 to 1 that look random and are the same each time. */
function strokes(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Broken horizontal lines, further apart towards the horizon. */
export function skyLines({ x, y, width, height }: Area, seed: number): string {
  const next = strokes(seed);
  let made = "";
  for (let at = y, gap = 7; at < y + height; at += gap, gap += 0.18) {
    const thin = 0.6 + (at - y) / height; // fewer strokes further down
    for (let from = x + 20 * next(); from < x + width; from += 18 + 60 * thin * next()) {
      const to = Math.min(x + width, from + 40 + 130 * next());
      made += `M${Math.round(from)} ${round(at)}H${Math.round(to)}`;
      from = to;
    }
  }
  return made;
}

/** Small waves, larger towards the viewer. */
export function waves({ x, y, width, height }: Area, seed: number): string {
  const next = strokes(seed);
  let made = "";
  for (let at = y; at < y + height; at += 7 + (6 * (at - y)) / height) {
    const near = (at - y) / height;
    for (let from = x + 60 * next(); from < x + width; from += 20 + 60 * next()) {
      const half = round(4.5 + 4 * next() + 4 * near);
      const up = round(2 + 4 * near);
      const many = 1 + Math.floor(3 * next());
      made += `M${Math.round(from)} ${round(at)}${`q${half}-${up} ${2 * half} 0`.repeat(many)}`;
      from += 2 * half * many;
    }
  }
  return made;
}

/** Tiles of a roof between two slanted edges: rows of lines with joints. */
export function tiles(left: [Corner, Corner], right: [Corner, Corner], rows: number, step: number): string {
  let made = "";
  for (let row = 1; row <= rows; row++) {
    const [[x1, y], [x2]] = [along(left, row / (rows + 1)), along(right, row / (rows + 1))];
    const high = (left[1][1] - left[0][1]) / (rows + 1);
    made += `M${round(x1)} ${round(y)}H${round(x2)}`;
    for (let x = x1 + (row % 2 ? step / 2 : step); x < x2 - 4; x += step)
      made += `M${round(x)} ${round(y)}v${-round(high)}`;
  }
  return made;
}

/** Lines from one edge to another, for floor boards, furrows, straw roofs. */
export function rays(from: [Corner, Corner], to: [Corner, Corner], many: number): string {
  return Array.from({ length: many }, (_, n) => {
    const part = (n + 1) / (many + 1);
    const [[x1, y1], [x2, y2]] = [along(from, part), along(to, part)];
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }).join("");
}

function along([from, to]: [Corner, Corner], part: number): Corner {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Short marks strewn over an area: grass, pebbles, straw. */
export function strewn({ x, y, width, height }: Area, mark: string, many: number, seed: number): string {
  const next = strokes(seed);
  return Array.from(
    { length: many },
    () => `M${Math.round(x + width * next())} ${Math.round(y + height * next())}${mark}`,
  ).join("");
}

/** Battlements along a wall, from left to right. */
export function battlements(x: number, y: number, width: number, tooth: number): string {
  const many = Math.floor(width / tooth / 2);
  return `M${x} ${y}${`h${tooth}v-${tooth}h${tooth}v${tooth}`.repeat(many)}`;
}

/** Rays around a point, for the sun or a glory. */
export function glory([x, y]: Corner, inner: number, outer: number, many: number): string {
  return Array.from({ length: many }, (_, n) => {
    const angle = (2 * Math.PI * n) / many;
    const far = n % 2 ? (inner + outer) / 2 : outer;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + inner * dx)} ${round(y + inner * dy)}L${round(x + far * dx)} ${round(y + far * dy)}`;
  }).join("");
}
