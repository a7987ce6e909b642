// The galleries of the Louvre in perspective: points of a room about its vanishing point. A point has a place on the
// front plane and a depth: 1 is the front plane, NESTED the back wall, more than 1 nearer than the front.

import type { Corner } from "./engraving";
import { NESTED, VANISHING } from "./layout";

export const FRONT = { left: 0, right: 840, top: 0, bottom: 498 };
export const NEAR = 1.7; // how far the walls go on beyond the front plane, for boards with other proportions

const ROWS = 6; // of tiles from the front plane to the back wall
const COLUMNS = 10;
const STEP = (1 / NESTED - 1) / ROWS;
const round = (n: number): number => Math.round(n * 10) / 10;

export function project(x: number, y: number, depth: number): Corner {
  return [round(VANISHING.x + (x - VANISHING.x) * depth), round(VANISHING.y + (y - VANISHING.y) * depth)];
}

/** The depth after so many rows of tiles; rows before the front plane have negative numbers. */
export function depthOf(row: number): number {
  return 1 / (1 + STEP * row);
}

export function polygon(...corners: Corner[]): string {
  return `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;
}

/** A rectangle on a side wall, between two depths and two heights. */
export function onWall(x: number, top: number, bottom: number, near: number, far: number): string {
  return polygon(project(x, top, near), project(x, top, far), project(x, bottom, far), project(x, bottom, near));
}

/** A strip of floor or ceiling from the front to the back wall, between two widths. */
export function strip(left: number, right: number, y: number, near = NEAR): string {
  return polygon(project(left, y, near), project(right, y, near), project(right, y, NESTED), project(left, y, NESTED));
}

const column = (n: number): number => FRONT.left + ((FRONT.right - FRONT.left) * n) / COLUMNS;
const FIRST_ROW = -2;

/** Every other tile of a floor. */
export function darkTiles(): string {
  let made = "";
  for (let row = FIRST_ROW; row < ROWS; row++)
    for (let n = ((row % 2) + 2) % 2; n < COLUMNS; n += 2) made += tile(row, n);
  return made;
}

function tile(row: number, n: number): string {
  const [near, far] = [depthOf(row), depthOf(row + 1)];
  return polygon(
    project(column(n), FRONT.bottom, near),
    project(column(n + 1), FRONT.bottom, near),
    project(column(n + 1), FRONT.bottom, far),
    project(column(n), FRONT.bottom, far),
  );
}

/** The lines between tiles, or between the beams of a ceiling. */
export function grid(y: number, columns: number): string {
  let made = "";
  for (let row = FIRST_ROW; row <= ROWS; row++) {
    made += `M${project(FRONT.left, y, depthOf(row)).join(" ")}L${project(FRONT.right, y, depthOf(row)).join(" ")}`;
  }
  for (let n = 1; n < columns; n++) {
    const x = FRONT.left + ((FRONT.right - FRONT.left) * n) / columns;
    made += `M${project(x, y, NEAR).join(" ")}L${project(x, y, NESTED).join(" ")}`;
  }
  return made;
}
