// The layout of the board: a wide map, and a tall one for phones. Numbers are units of the SVG; on a phone one unit is
// about one pixel.

import type { Components } from "../wire/types.gen";

export interface Point {
  x: number;
  y: number;
}

/** A place: the centre of its drawing, and the first row of figures below its name. */
export interface Site extends Point {
  width: number; // of the whole place, which is the area that can be pressed
  height: number;
}

/** A row or column of spaces: the centre of the first, the distance to the next, and how many fit. */
export interface Run extends Point {
  dx: number;
  dy: number;
  size: number;
  room: number;
}

export interface Plan {
  tall: boolean;
  width: number;
  height: number;
  letter: number; // the size of a place's name
  vignette: number; // the scale of the drawing of a place; 1 is 100 units wide
  figure: number;
  inARow: number;
  sites: readonly Site[]; // by place
  time: Run;
  purse: Run;
  siege: Run;
  honour: Run;
  louvre: Run;
  constance: Run;
}

const site = (x: number, y: number, width: number, height: number): Site => ({ x, y, width, height });
const run = (x: number, y: number, dx: number, dy: number, size: number, room = 7): Run => ({
  x,
  y,
  dx,
  dy,
  size,
  room,
});

// The order of the places: Paris, Louvre, La Rochelle, Quest, Vieux Colombier, Richelieu, Bastille, quarters.
export const WIDE: Plan = {
  tall: false,
  width: 1200,
  height: 790,
  letter: 23,
  vignette: 1.1,
  figure: 1,
  inARow: 3,
  sites: [
    site(796, 322, 156, 196),
    site(624, 322, 156, 196),
    site(266, 474, 168, 196),
    site(258, 148, 168, 196),
    site(612, 550, 168, 196),
    site(640, 134, 168, 196),
    site(966, 352, 168, 196),
    site(880, 134, 168, 196),
  ],
  time: run(64, 92, 0, 53, 21, 13),
  purse: run(1138, 92, 0, 43.2, 17.5, 16),
  siege: run(146, 738, 44, 0, 19, 11),
  honour: run(656, 738, 40.6, 0, 18, 11),
  louvre: run(528, 262, 0, 34, 14),
  constance: run(886, 546, 23.8, 0, 11),
};

export const TALL: Plan = {
  tall: true,
  width: 390,
  height: 884,
  letter: 18,
  vignette: 0.86,
  figure: 0.84,
  inARow: 5,
  sites: [
    site(292, 300, 184, 128),
    site(98, 300, 184, 128),
    site(98, 578, 184, 128),
    site(98, 160, 184, 128),
    site(98, 440, 184, 128),
    site(292, 160, 184, 128),
    site(292, 578, 184, 128),
    site(292, 440, 184, 128),
  ],
  time: run(22, 62, 28.8, 0, 13, 13),
  purse: run(20, 856, 23.3, 0, 10.5, 16),
  siege: run(36, 714, 31.8, 0, 14, 11),
  honour: run(36, 786, 31.8, 0, 14, 11),
  louvre: run(20, 254, 0, 27, 11),
  constance: run(372, 248, 0, 17, 8),
};

/** The same run for a box that prints more spaces than fit: closer together, and smaller if necessary. */
export function fitted(run: Run, many: number): Run {
  if (many <= run.room) return run;
  const closer = (run.room - 1) / (many - 1);
  const [dx, dy] = [run.dx * closer, run.dy * closer];
  return { ...run, dx, dy, size: Math.min(run.size, 0.46 * Math.hypot(dx, dy)) };
}

/** The board for a box: its tracks have as many spaces as the box prints. */
export function boardFor(
  plan: Plan,
  printed: Pick<Components, "time_dice" | "purse_most" | "siege_end" | "honour">,
): Plan {
  return {
    ...plan,
    time: fitted(plan.time, printed.time_dice.length + 1),
    purse: fitted(plan.purse, printed.purse_most + 1),
    siege: fitted(plan.siege, 2 * printed.siege_end + 1),
    honour: fitted(plan.honour, printed.honour + 1),
  };
}

/** The middle of a space of a run. */
export function at(run: Run, space: number): Point {
  return { x: run.x + run.dx * space, y: run.y + run.dy * space };
}

export interface Field extends Point {
  width: number;
  height: number;
}

/**
 * The area of a place that is highlighted and can be pressed. On the wide map it is a little smaller than the place, so
 * that neighbours do not touch.
 */
export function fieldOf(plan: Plan, place: number): Field {
  const { x, y, width, height } = plan.sites[place]!;
  const [above, below] = plan.tall ? [0, 0] : [2, 14];
  return { x: x - width / 2, y: y - height / 2 + above, width, height: height - above - below };
}

/** Where the figures of a place stand: rows below its name, centred, the last row with what is left. */
export function standing(plan: Plan, place: number, many: number, which: number): Point {
  const here = plan.sites[place] ?? { x: -100, y: -100, width: 0, height: 0 };
  const inARow = plan.tall ? many : many > 2 * plan.inARow ? plan.inARow + 1 : plan.inARow;
  const row = Math.floor(which / inARow);
  const inRow = Math.min(inARow, many - row * inARow);
  const step = Math.min(plan.tall ? 44 : 48, (here.width - 8) / inARow);
  const first = here.x - ((inRow - 1) * step) / 2;
  const top = here.y + here.height / 2 - (plan.tall ? 19 : 54);
  return { x: first + (which - row * inARow) * step, y: top + row * 46 };
}
