import { beforeAll, describe, expect, it } from "vitest";

import { box, line } from "../scenes/testDuels";
import made from "../gallery/views.json";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { GameEvent, Names } from "../wire/types.gen";
import { isStaged, revealedBy, type Revealed } from "./reveals";

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

/** What the last of these events, all of one move, reveals. */
function revealed(onStage: boolean, ...events: GameEvent[]): Revealed | null {
  const entry = { kind: "played" as const, at: 0, by: 0, seat: 1, events, cause: "" as const };
  return revealedBy(line(7, events.length, events.at(-1)!, entry), box, {}, onStage);
}

const [ATHOS, LOUVRE, THIEF, SWORD, SHIELD] = [1, 1, 1, 0, 1];

describe("what is revealed over the map", () => {
  it.each<[string, GameEvent, Partial<Revealed>]>([
    ["a token turned up", ["token_turned", 0, 3], { token: 3, title: "Guard (4 dice)" }],
    ["Rochefort, who bars the way", ["rochefort_came", ATHOS, LOUVRE], { portrait: "rochefort" }],
    ["a Treachery card", ["treachery_played", 0, 2], { tone: "red", title: "Reinforcement", icon: "cannon" }],
    ["Milady, shown", ["milady_shown", LOUVRE], { portrait: "milady", title: "Louvre" }],
    ["Milady, found", ["milady_found", ATHOS], { portrait: "milady" }],
    ["a mission done", ["louvre_done", 0], { stamp: "done" }],
    ["a mission failed", ["louvre_failed", 0], { stamp: "failed" }],
    ["a Paris card done", ["paris_closed", 2], { stamp: "done", title: "The Smuggler" }],
    ["a Quest board done", ["board_completed", ATHOS, 1], { stamp: "done", title: "The Passage to England" }],
    ["One for All", ["one_played", 0, 0], { title: "One for All, All for One" }],
    ["a snare", ["snare_bit", ATHOS], { icon: "mantrap" }],
    ["life lost", ["life_lost", ATHOS, 1, 2], { portrait: "athos" }],
  ])("%s", (_, event, wanted) => expect(revealed(false, event)).toMatchObject(wanted));

  it("is nothing for most events", () => {
    expect(revealed(false, ["moved", ATHOS, LOUVRE])).toBeNull();
  });

  it("a trap's die, and whether it strikes", () => {
    const strikes = box.printed.traps[THIEF]!.face;
    expect(revealed(false, ["trap_rolled", ATHOS, THIEF, strikes])).toMatchObject({ tone: "red", portrait: "thief" });
    expect(revealed(false, ["trap_rolled", ATHOS, THIEF, SWORD])!.text).toContain("It strikes!");
    expect(revealed(false, ["trap_rolled", ATHOS, THIEF, SHIELD])!.text).toContain("It misses.");
  });

  it("no wound that is seen on the stage, or that was explained by the line before", () => {
    expect(revealed(true, ["life_lost", ATHOS, 1, 2])).toBeNull();
    expect(revealed(false, ["snare_bit", ATHOS], ["life_lost", ATHOS, 1, 2])).toBeNull();
  });

  it("no token that is only put away with its finished board", () => {
    const events: GameEvent[] = [
      ["board_completed", ATHOS, 0],
      ["token_turned", 4, 0],
    ];
    expect(revealed(false, ...events)).toBeNull();
  });

  it("makes way for dice", () => {
    expect([isStaged(line(1, 1, ["blue_rolled", 1, 1])), isStaged(line(1, 1, ["moved", 1, 1]))]).toEqual([true, false]);
  });
});
