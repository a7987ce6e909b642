import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { ENGLAND, RETURN, WARDES } from "../ids";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { Box, Names, View } from "../wire/types.gen";
import Quest from "./Quest.svelte";

const shipped = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const [THREE, THREE_DICE] = [2, 18]; // a token, and who fights for it

/** A box of someone's own, in which everyone has three lives. */
const hardy: Box = {
  ...shipped,
  printed: { ...shipped.printed, foes: shipped.printed.foes.map((foe) => ({ ...foe, life: 3 })) },
};
const shown = (view: Partial<View>, box: Box): string =>
  render(Quest, { props: { view: { ...start, ...view }, box } }).body;

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("wounds on the Quest", () => {
  const wounded = start.foe_life.map((life, foe) => (foe === WARDES ? 2 : life));

  it("of de Wardes are shown where a box gives him more than one life", () => {
    expect(shown({ board: ENGLAND, foe_life: wounded }, hardy)).toContain("life: 2");
    expect(shown({ board: ENGLAND }, shipped)).not.toContain("life:");
  });

  it("of a token are shown on it", () => {
    const spaces = start.spaces.map((_, space) => (space < 3 ? THREE : -1));
    const view = {
      board: RETURN,
      spaces,
      face_up: 7,
      token_wounds: start.token_wounds.map((_, space) => Number(space === 1)),
    };
    expect(hardy.token_foe[THREE]).toBe(THREE_DICE);
    expect(shown(view, hardy).split("life: 2").length).toBe(2);
  });
});
