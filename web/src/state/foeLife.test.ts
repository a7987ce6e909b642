import { describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { WARDES } from "../ids";
import type { View } from "../wire/types.gen";
import { lifeBefore } from "./foeLife";

const start = made.scenes[0]!.view as unknown as View;
const THREE_DICE = 18;
const duelAt = (space: number): View["stack"] => [
  {
    kind: "duel",
    step: "combat_cards",
    hero: 3,
    foe: THREE_DICE,
    space,
    round: 0,
    blue_dice: 0,
    red_dice: 0,
    blue_roll: 0,
    red_roll: 0,
    blade_face: 0,
    blade_used: 0,
    foe_reroll_used: 0,
    announced: 0,
    outcome: 0,
  },
];

describe("the life a foe enters a duel with", () => {
  it("is what earlier duels left him", () => {
    const view = { ...start, foe_life: start.foe_life.map((life, foe) => (foe === WARDES ? 2 : life)) };
    expect(lifeBefore(view, WARDES, 3)).toBe(2);
  });

  it("is for a Quest token what is printed, less the wounds of the one that is fought", () => {
    const view = { ...start, token_wounds: start.token_wounds.map((_, space) => (space === 4 ? 2 : 0)) };
    expect(lifeBefore({ ...view, stack: duelAt(4) }, THREE_DICE, 3)).toBe(1);
    expect(lifeBefore({ ...view, stack: duelAt(5) }, THREE_DICE, 3)).toBe(3);
  });
});
