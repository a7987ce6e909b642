import { describe, expect, it } from "vitest";

import { GALLERIES, INN, RETURN } from "../ids";
import type { Area } from "./engraving";
import {
  ENGLAND_NARROW,
  ENGLAND_WIDE,
  GALLERIES_NARROW,
  GALLERIES_WIDE,
  gallerySpot,
  INN_NARROW,
  INN_WIDE,
  neighbour,
  RETURN_NARROW,
  RETURN_WIDE,
  rowSpots,
  spaceMap,
  TOKEN,
  type Spot,
} from "./layout";

const SHAPES = [
  ["wide", false],
  ["narrow", true],
] as const;
const PHONE = { width: 390, height: 262 }; // what the title and two rows of the strip leave on a phone
const SHEET = 366; // the width of a phone's question
const pixels = (area: Area): number => Math.min(PHONE.width / area.width, PHONE.height / area.height);
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const inside = (spot: Spot, { x, y, width, height }: Area): boolean => {
  const reach = TOKEN * spot.scale;
  return spot.x - reach >= x && spot.x + reach <= x + width && spot.y - reach >= y && spot.y + reach <= y + height;
};

describe.each(SHAPES)("the spaces of the %s boards", (_, narrow) => {
  it.each([
    ["Inn", INN, 12],
    ["Return", RETURN, 3],
    ["Galleries", GALLERIES, 12],
  ])("%s: each is in sight, and none covers another", (_, board, many) => {
    const { area, spaces } = spaceMap(board, narrow);
    expect(spaces).toHaveLength(many);
    for (const space of spaces) expect(inside(space, area)).toBe(true);
    for (const [n, one] of spaces.entries()) {
      for (const other of spaces.slice(n + 1)) {
        expect(apart(one, other)).toBeGreaterThan(TOKEN * (one.scale + other.scale));
      }
    }
  });

  it("are gone through by arrows as they lie, and never off the board", () => {
    const { spaces } = spaceMap(INN, narrow);
    expect([0, 1, 2].map((space) => neighbour(spaces, space, 1, 0))).toEqual([1, 2, 3]);
    expect([5, 9].map((space) => neighbour(spaces, space, -1, 0))).toEqual([4, 8]);
    expect(neighbour(spaces, 0, -1, 0)).toBe(0);
    expect(neighbour(spaces, 0, 0, -1)).toBe(0);
    expect(neighbour(spaces, 9, 0, 1)).toBe(9);
    const galleries = spaceMap(GALLERIES, narrow).spaces;
    expect(neighbour(galleries, 1, 1, 0), "from the first guard to the challenge").toBe(0);
    expect(neighbour(galleries, 2, 1, 0), "into the next antechamber").toBe(4);
    expect(neighbour(galleries, 0, 0, 1), "to the antechamber below").toBe(6);
    const seen = new Set([0]);
    for (const at of seen)
      for (const [x, y] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        seen.add(neighbour(spaces, at, x, y));
    expect(seen.size, "each can be reached").toBe(spaces.length);
  });

  it("become smaller with the distance on the road and in the galleries", () => {
    const road = (narrow ? RETURN_NARROW : RETURN_WIDE).spaces.map((spot) => spot.scale);
    expect(road).toEqual([...road].sort((a, b) => b - a));
    const plan = narrow ? GALLERIES_NARROW : GALLERIES_WIDE;
    const rooms = [1, 2, 3].map((room) => gallerySpot(plan, room, 1, 1).scale);
    expect(rooms[1]! / rooms[0]!).toBeCloseTo(0.52);
    expect(gallerySpot(plan, 1, 1, 1)).toEqual(plan.slots[1]);
  });

  it("leave room for five Musketeers side by side", () => {
    const england = narrow ? ENGLAND_NARROW : ENGLAND_WIDE;
    const inn = narrow ? INN_NARROW : INN_WIDE;
    const back = narrow ? RETURN_NARROW : RETURN_WIDE;
    for (const row of [england.deck, inn.standing, ...back.stages]) {
      const [first, second] = rowSpots(row, 5) as [Spot, Spot];
      expect(second.x - first.x, "figures are 40 units wide").toBeGreaterThanOrEqual(36 * row.scale);
    }
    const stands = rowSpots(inn.standing, 5);
    expect(stands[0]!.x).toBeGreaterThan(inn.common.x);
    expect(stands[4]!.x).toBeLessThan(inn.common.x + inn.common.width);
  });
});

describe("the narrow boards", () => {
  it("have room for thumbs where Milady lays her tokens", () => {
    for (const board of [INN, RETURN, GALLERIES]) {
      const { area, reach } = spaceMap(board, true);
      for (const { width, height } of reach) {
        expect((Math.min(width, height) * SHEET) / area.width).toBeGreaterThan(44);
      }
    }
  });

  it("are large enough for eyes and thumbs on a phone", () => {
    for (const board of [INN, RETURN, GALLERIES]) {
      const { area, spaces } = spaceMap(board, true);
      for (const { scale } of spaces) expect(2 * TOKEN * scale * pixels(area)).toBeGreaterThan(33);
    }
    const targets: [Area, Area][] = [
      ...INN_NARROW.paths.flat().map((room): [Area, Area] => [room, INN_NARROW.area]),
      [INN_NARROW.common, INN_NARROW.area],
      [GALLERIES_NARROW.door, GALLERIES_NARROW.area],
    ];
    for (const [target, area] of targets) {
      expect(Math.min(target.width, target.height) * pixels(area)).toBeGreaterThan(44);
    }
    for (const { scale } of ENGLAND_NARROW.banners)
      expect(92 * scale * pixels(ENGLAND_NARROW.area)).toBeGreaterThan(44);
  });
});
