import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { LOUVRE, PARIS } from "../ids";
import { useNames } from "../text/names";
import type { Box, Names, View } from "../wire/types.gen";
import { exposedOf, secretsInHand } from "./secrets";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const [BALM, PLOT] = [7, 8];
const [DECOY, TWO] = [0, 1];
const counts = (many: number, held: Record<number, number>): number[] =>
  Array.from({ length: many }, (_, kind) => held[kind] ?? 0);
const seen = (changes: Partial<View>): View => ({
  ...start,
  treachery_hand: counts(9, {}),
  treachery_deck: counts(9, {}),
  reserve: counts(12, {}),
  paris_hand: 0,
  ...changes,
});

beforeAll(() => useNames(made.names as unknown as Names));

describe("what the Musketeers know of Milady", () => {
  it("is where she can't be", () => {
    expect(exposedOf(seen({ excluded: (1 << PARIS) | (1 << LOUVRE) }), box).notAt).toEqual([PARIS, LOUVRE]);
    expect(exposedOf(seen({ excluded: 0 }), box).notAt).toEqual([]);
  });

  it("is a card that no longer fits into the deck", () => {
    const view = { treachery_hand: counts(9, { [BALM]: 1, [PLOT]: 1 }), treachery_deck: counts(9, { [BALM]: 2 }) };
    expect(exposedOf(seen({ ...view, treachery_deck_size: 2 }), box).holds).toEqual([BALM]);
    expect(exposedOf(seen({ ...view, treachery_deck_size: 5 }), box).holds).toEqual([]);
  });

  it("is every token that lies face up, not those that only she can see", () => {
    const spaces = counts(12, {}).map((_, space) => [TWO, DECOY, TWO][space] ?? -1);
    const exposed = exposedOf(seen({ spaces, face_up: 0b100 }), box);
    expect(exposed.faceUp).toEqual(counts(12, { [TWO]: 1 }));
    expect(exposed.faceDown).toBe(2);
  });
});

describe("her hand", () => {
  it("is Treachery by kind with its copies, then Paris cards", () => {
    const view = seen({ treachery_hand: counts(9, { [BALM]: 2, [PLOT]: 1 }), paris_hand: 0b101 });
    expect(secretsInHand(view, box)).toEqual([
      { group: "treachery", card: BALM, many: 2 },
      { group: "treachery", card: PLOT, many: 1 },
      { group: "paris", card: 0, many: 1 },
      { group: "paris", card: 2, many: 1 },
    ]);
  });

  it("is empty for everyone else: the server sends them no cards", () => {
    expect(secretsInHand(seen({ treachery_hand: [], treachery_hand_size: 3 }), box)).toEqual([]);
  });
});
