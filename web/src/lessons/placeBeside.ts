// Where a callout stands: beside what it is about, inside the window, and not over the answers.

export interface Beside {
  x: number;
  y: number;
  side: "left" | "right" | "above" | "below" | "none"; // of the thing it points at
}

const GAP = 18;
const EDGE = 8;
const ANSWERS = 365; // pixels at the right that stay free, and so does the bar at the bottom
const BAR = 110;
const SHEET_TOP = 54;
const TOP_BAR = 70; // the clocks stay in sight

export function placeBeside(spot: DOMRect | null, width: number, height: number, across: number, down: number): Beside {
  if (!spot) return { x: (across - width) / 2, y: (down - height) / 3, side: "none" };
  const right = across - (spot.left > across - ANSWERS ? 0 : ANSWERS);
  const middle = clamp(spot.top + spot.height / 2 - height / 2, EDGE, down - height - BAR);
  const centre = clamp(spot.left + spot.width / 2 - width / 2, EDGE, across - width - EDGE);
  const below = { x: centre, y: spot.bottom + GAP, side: "below" as const };
  if (spot.bottom < TOP_BAR) return below;
  if (spot.right + GAP + width < right) return { x: spot.right + GAP, y: middle, side: "right" };
  if (spot.left - GAP - width > EDGE) return { x: spot.left - GAP - width, y: middle, side: "left" };
  if (spot.bottom + GAP + height < down - BAR) return below;
  if (spot.top - GAP - height > EDGE) return { x: centre, y: spot.top - GAP - height, side: "above" };
  return { x: centre, y: down - height - BAR - EDGE, side: "none" };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Where the bar stands on a phone: below the clocks, or below what the step is about, if it would cover that. */
export function topOfSheet(spot: DOMRect | null, height: number, down: number): number {
  if (!spot || spot.bottom < SHEET_TOP || spot.top > SHEET_TOP + height) return SHEET_TOP;
  const below = spot.bottom + EDGE;
  return below + height < down / 2 ? below : SHEET_TOP;
}
