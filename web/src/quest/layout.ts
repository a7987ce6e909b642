// Where everything is on the drawn Quest boards: a wide drawing, and a narrow one for phones. Numbers are units of the
// SVG; on a phone one unit is about one pixel. A space is {x, y, scale}; at scale 1 a token is 48 units wide.

import { GALLERIES, INN, RETURN } from "../ids";
import type { Area } from "./engraving";

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Where figures stand side by side: the middle of the row, and the distance between them. */
export interface Row extends Spot {
  step: number;
}

export const TOKEN = 24; // radius at scale 1
export const NARROW = 560; // pixels: below this width the narrow drawing is used

export function rowSpots({ x, y, scale, step }: Row, many: number): Spot[] {
  return Array.from({ length: many }, (_, n) => ({ x: x + (n - (many - 1) / 2) * step, y, scale }));
}

const WIDE_AREA: Area = { x: 0, y: 0, width: 840, height: 494 };
const NARROW_AREA: Area = { x: 0, y: 0, width: 390, height: 284 };
const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });
const inARow = (many: number, made: (n: number) => Area): Area[] => Array.from({ length: many }, (_, n) => made(n));
const spot = (x: number, y: number, scale: number): Spot => ({ x, y, scale });
const row = (x: number, y: number, scale: number, step: number): Row => ({ x, y, scale, step });

// --- the Inn: a doll's house -------------------------------------------------------------------------

export interface InnPlan {
  area: Area;
  paths: readonly (readonly Area[])[]; // a room for each space
  common: Area;
  standing: Row; // in the common room
  token: number; // scale
  figure: number;
  roof: { left: number; right: number; top: number; eaves: number };
  ground: number; // the height of the street
}

export const INN_WIDE: InnPlan = {
  area: WIDE_AREA,
  paths: [
    inARow(4, (n) => area(50 + 107 * n, 120, 102, 98)),
    inARow(4, (n) => area(488 + 78.5 * n, 254, 76, 80)),
    inARow(4, (n) => area(46 + 108 * n, 366, 104, 108)),
  ],
  common: area(50, 226, 423, 106),
  standing: row(352, 290, 1, 46),
  token: 1,
  figure: 1,
  roof: { left: 22, right: 500, top: 26, eaves: 114 },
  ground: 338,
};

export const INN_NARROW: InnPlan = {
  area: NARROW_AREA,
  paths: [
    inARow(4, (n) => area(42 + 85 * n, 30, 82, 60)),
    inARow(4, (n) => area(42 + 85 * n, 152, 82, 60)),
    inARow(4, (n) => area(42 + 85 * n, 219, 82, 62)),
  ],
  common: area(42, 94, 337, 54),
  standing: row(262, 125, 0.82, 40),
  token: 0.84,
  figure: 0.8,
  roof: { left: 24, right: 396, top: -6, eaves: 26 },
  ground: 214,
};

/** Where the names of the paths hang in the wide drawing. */
export const INN_RIBBONS = [
  { x: 136, y: 99 },
  { x: 652, y: 226 },
  { x: 410, y: 350 },
] as const;

/** The middle of a room of the Inn, where its token lies. */
export function innSpot(plan: InnPlan, space: number): Spot {
  const rooms = plan.paths.flat();
  const room = rooms[space] ?? plan.common;
  const low = plan === INN_WIDE ? 0.64 : 0.54;
  return { x: room.x + room.width / 2, y: room.y + room.height * low, scale: plan.token };
}

// --- the passage to England --------------------------------------------------------------------------

export interface EnglandPlan {
  area: Area;
  banners: readonly Spot[]; // the top edge of each
  horizon: number;
  coast: Spot; // Calais
  cliffs: Spot; // Dover
  stops: readonly Spot[]; // of the ship: Calais, then one for each challenge
  deck: Row; // on the ship, in the ship's own units
  wardes: Spot;
}

export const ENGLAND_WIDE: EnglandPlan = {
  area: WIDE_AREA,
  banners: [spot(190, 30, 1), spot(338, 38, 1), spot(486, 38, 1), spot(634, 30, 1)],
  horizon: 226,
  coast: spot(0, 0, 1),
  cliffs: spot(0, 0, 1),
  stops: [238, 302, 366, 430, 494].map((x, n) => spot(x, 398 + 6 * Math.sin((n * Math.PI) / 4), 1)),
  deck: row(20, -26, 0.86, 34),
  wardes: spot(722, 336, 1),
};

export const ENGLAND_NARROW: EnglandPlan = {
  area: NARROW_AREA,
  banners: [spot(50, 12, 0.92), spot(146, 18, 0.92), spot(242, 18, 0.92), spot(338, 12, 0.92)],
  horizon: 144,
  coast: spot(-42, -7, 0.68),
  cliffs: spot(-148, -14, 0.64),
  stops: [86, 109, 132, 155, 178].map((x) => spot(x, 250, 0.68)),
  deck: row(20, -26, 0.94, 34),
  wardes: spot(340, 206, 0.84),
};

// --- the road back to Paris ----------------------------------------------------------------------------

export interface ReturnPlan {
  area: Area;
  spaces: readonly Spot[]; // nearer ones are larger
  stages: readonly Row[]; // where the Musketeers stand when 0, 1, 2 or 3 tokens are gone
}

export const RETURN_WIDE: ReturnPlan = {
  area: WIDE_AREA,
  spaces: [spot(304, 428, 1.4), spot(504, 356, 1.2), spot(572, 270, 1)],
  stages: [row(112, 450, 1.1, 44), row(300, 412, 1.05, 42), row(504, 342, 0.86, 33), row(604, 236, 0.6, 22)],
};

export const RETURN_NARROW: ReturnPlan = {
  area: area(20, 66, 628, 434),
  spaces: [spot(314, 438, 1.5), spot(508, 364, 1.46), spot(574, 258, 1.42)],
  stages: [row(128, 452, 1.3, 50), row(302, 424, 1.3, 50), row(504, 352, 1.1, 42), row(590, 246, 1, 36)],
};

// --- the galleries of the Louvre -------------------------------------------------------------------------

export interface GalleriesPlan {
  area: Area;
  slots: readonly Spot[]; // of the present antechamber: its challenge, its two guards
  standing: readonly Spot[]; // for up to five Musketeers
  door: Area; // of the secret passage, what can be pressed
}

export const VANISHING = { x: 420, y: 208 };
export const NESTED = 0.52; // each room behind is so much smaller

export const GALLERIES_WIDE: GalleriesPlan = {
  area: WIDE_AREA,
  slots: [spot(420, 414, 1.12), spot(226, 372, 1.4), spot(614, 372, 1.4)],
  standing: [
    spot(150, 448, 1.15),
    spot(92, 440, 1.15),
    spot(212, 456, 1.15),
    spot(34, 446, 1.15),
    spot(640, 456, 1.15),
  ],
  door: area(676, 96, 122, 366),
};

export const GALLERIES_NARROW: GalleriesPlan = {
  area: area(84, 4, 726, 490),
  slots: [spot(420, 404, 1.4), spot(232, 350, 1.7), spot(608, 350, 1.7)],
  standing: [spot(212, 454, 1.4), spot(138, 448, 1.4), spot(284, 460, 1.4), spot(562, 460, 1.4), spot(634, 454, 1.4)],
  door: area(676, 96, 126, 366),
};

/** A space of the galleries, as seen from the present antechamber: rooms further on are smaller. */
export function gallerySpot(plan: GalleriesPlan, room: number, slot: number, present: number): Spot {
  const near = plan.slots[slot]!;
  const shrunk = NESTED ** (room - present);
  return {
    x: VANISHING.x + (near.x - VANISHING.x) * shrunk,
    y: VANISHING.y + (near.y - VANISHING.y) * shrunk,
    scale: near.scale * shrunk,
  };
}

// --- for Milady, who lays the tokens --------------------------------------------------------------------

/** The spaces of a board in their order, all of them in sight at once, and what can be pressed around each. */
export interface SpaceMap {
  area: Area;
  spaces: readonly Spot[];
  reach: readonly Area[];
  rooms: readonly Area[]; // the four antechambers side by side; none on other boards
}

export function spaceMap(board: number, narrow: boolean): SpaceMap {
  if (board === INN) return innMap(narrow ? INN_NARROW : INN_WIDE);
  if (board === GALLERIES) return galleryMap(narrow);
  const { area, spaces } = board === RETURN ? (narrow ? RETURN_NARROW : RETURN_WIDE) : { ...ENGLAND_WIDE, spaces: [] };
  return { area, spaces, reach: spaces.map((one) => around(one, 6)), rooms: [] };
}

function innMap(plan: InnPlan): SpaceMap {
  const reach = plan.paths.flat();
  return { area: plan.area, spaces: reach.map((_, space) => innSpot(plan, space)), reach, rooms: [] };
}

/** In perspective the last antechambers would be too small to press. */
function galleryMap(narrow: boolean): SpaceMap {
  const [across, down, scale] = narrow ? [195, 150, 1] : [420, 247, 1.2];
  const rooms = [0, 1, 2, 3].map((n) => area((n % 2) * across, Math.floor(n / 2) * down, across, down));
  const slots = [
    [0.5, 0.76],
    [0.2, 0.66],
    [0.8, 0.66],
  ] as const;
  const spaces = rooms.flatMap(({ x, y }) => slots.map(([dx, dy]) => spot(x + across * dx, y + down * dy, scale)));
  const margin = narrow ? 1 : 4;
  return { area: area(0, 0, 2 * across, 2 * down), spaces, reach: spaces.map((one) => around(one, margin)), rooms };
}

function around({ x, y, scale }: Spot, margin: number): Area {
  const half = TOKEN * scale + margin;
  return area(x - half, y - half, 2 * half, 2 * half);
}

/** The space that an arrow key leads to: the nearest to the right (1, 0), below (0, 1) ...; at the edge itself. */
export function neighbour(spaces: readonly Spot[], from: number, right: number, down: number): number {
  const here = spaces[from]!;
  let [found, least] = [from, Infinity];
  spaces.forEach((other, space) => {
    const [dx, dy] = [other.x - here.x, other.y - here.y];
    const [ahead, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
    const far = ahead + 3 * aside;
    if (ahead > TOKEN / 2 && aside < 3 * ahead && far < least) [found, least] = [space, far];
  });
  return found;
}
