import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { Names, View } from "../wire/types.gen";
import { counted, namesIn, seenCards, seenHands, shownOf } from "./knownHands";

const [MILADY, GALLERY] = [0, 6];
const [ERUDITION, COMBAT] = [0, 4];
const seen = (changes: Partial<View>): View =>
  ({ viewer: GALLERY, hand_size: [0, 9, 4, 0, 0, 0], open_hands: [], ...changes }) as View;

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("the hands of others", () => {
  it("are counted for Milady and for the gallery, also an empty one", () => {
    const both = [
      { seat: 1, many: 9, shown: [] },
      { seat: 2, many: 0, shown: [] },
    ];
    const hand_size = [0, 9, 0, 0, 0, 0];
    expect(seenHands(seen({ viewer: MILADY, hand_size }), 2)).toEqual(both);
    expect(seenHands(seen({ hand_size }), 2)).toEqual(both);
  });

  it("add up: so many cards are known, of so many", () => {
    const open_hands: View["open_hands"] = [
      [1, COMBAT, 2],
      [2, ERUDITION, 1],
    ];
    expect(seenCards(seenHands(seen({ open_hands }), 2))).toEqual({ n: 3, of: 13 });
  });

  it("are known as far as they were shown, offered or traded", () => {
    const view = seen({
      viewer: 1,
      open_hands: [
        [2, COMBAT, 2],
        [2, ERUDITION, 1],
        [1, COMBAT, 1],
      ],
    });
    expect(counted("card", shownOf(view, 2))).toBe("Erudition and 2 × Combat");
    expect(counted("card", shownOf(view, 1))).toBe("Combat");
    expect(shownOf(view, 3).some(Boolean)).toBe(false);
  });

  it("and whatever a mask holds are said by their names", () => {
    expect(namesIn("item", 0b11)).toBe("thoroughbred and pistol");
  });
});
