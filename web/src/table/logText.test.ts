import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import made from "../gallery/views.json";
import { Log } from "../state/log";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { GameEvent, Names } from "../wire/types.gen";
import { SIDES } from "./logSides";
import { withoutRepeats } from "./logRepeats";
import { foldDeals, lineText, sinceOwn } from "./logText";

const [ME, HIM] = [1, 2];
let log: Log;
let version: number;

function plays(seat: number, ...events: GameEvent[]): void {
  log.add(++version, { kind: "played", at: 0, by: seat, seat, events, cause: "" });
}
const takenBack = (to: number): void => void log.add(++version, { kind: "undone", at: 0, by: ME, seat: ME, to });
const struck = (): string[] => log.lines.filter((line) => line.undone !== undefined).map((line) => line.key);
const since = (seat: number): string[] => sinceOwn(log.lines, seat, [seat - 1]).map((line) => line.key);

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});
beforeEach(() => {
  [log, version] = [new Log(), 0];
});

describe("a move that was taken back", () => {
  beforeEach(() => {
    plays(HIM, ["turn_began", 1]);
    plays(ME, ["moved", 0, 1], ["purse_changed", 1]);
    plays(ME, ["turn_began", 2]);
  });

  it("is marked in the story, and nothing else is", () => {
    takenBack(2);
    expect(struck()).toEqual(["3.1"]);
    takenBack(1);
    expect(struck()).toEqual(["2.1", "2.2", "3.1"]);
    expect(log.lines.map((line) => line.undone)).toEqual([undefined, 5, 5, 4, undefined, undefined]);
  });

  it("has not brought a new turn", () => {
    takenBack(1);
    plays(ME, ["moved", 0, 1]);
    expect(log.lines.at(-1)).toMatchObject({ turn: 1, key: "5.1" });
  });

  it("is none that could be taken back again", () => {
    takenBack(2);
    expect([log.hasMoved(ME), log.hasMoved(HIM)]).toEqual([true, true]);
    takenBack(1);
    expect([log.hasMoved(ME), log.hasMoved(HIM)]).toEqual([false, true]);
  });

  it("of old, when nobody wrote down how far, leaves the story as it is", () => {
    takenBack(0);
    expect(struck()).toEqual([]);
  });
});

describe("the story since the player's last turn", () => {
  beforeEach(() => {
    plays(HIM, ["turn_started", 0]);
    plays(ME, ["moved", 0, 1]);
    plays(ME, ["turn_ended", 0], ["turn_started", 1]);
    plays(HIM, ["moved", 1, 1]);
  });

  it("begins with how one ended it", () => {
    expect(since(ME)).toEqual(["3.1", "3.2", "4.1"]);
  });

  it("is the same in the middle of the player's next turn, with what they have done in it", () => {
    plays(HIM, ["turn_ended", 1]);
    plays(ME, ["turn_started", 0]);
    plays(HIM, ["card_discarded", 2, 0]);
    plays(ME, ["moved", 0, 2]);
    expect(since(ME)).toEqual(["3.1", "3.2", "4.1", "5.1", "6.1", "7.1", "8.1"]);
  });

  it("has only the results of the player's last move, as long as no one else has moved", () => {
    plays(ME, ["card_drawn", 1, 0], ["phase_began", 3]);
    expect(since(ME)).toEqual(["5.1", "5.2"]);
  });

  it("is all of it for who has not played yet", () => {
    expect(since(3)).toHaveLength(log.lines.length);
  });
});

it("a Treachery card says in the story what it does", async () => {
  const about = { texts: { treachery: ["1 more red die", "a Musketeer loses 1 life"] } };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(about) }));
  plays(HIM, ["treachery_played", 1], ["treachery_taken", 1]);
  const told = (): string[] => log.lines.map((line) => lineText(line, null));
  told(); // asks for the texts
  await vi.waitFor(() => expect(told()[0]).toBe("Treachery! Ambush. A Musketeer loses 1 life."));
  expect(told()[1]).toBe("Milady drew a Treachery card.");
});

describe("the deal", () => {
  const said = (): string[] => foldDeals(log.lines).map((line) => lineText(line, null));

  it("is one line for each player, not one for each card", () => {
    plays(
      0,
      ["card_drawn", ME, 2, 1],
      ["card_drawn", ME, 4, 2],
      ["cards_drawn", HIM, 1, 1],
      ["cards_drawn", HIM, 1, 2],
    );
    expect(said()).toEqual(["Player 1 drew 2 Adventure cards.", "Player 2 drew 2 Adventure cards."]);
    expect(foldDeals(log.lines).map((line) => line.key)).toEqual(["1.1", "1.3"]);
  });

  it("is told card by card during the game", () => {
    plays(0, ["turn_began", 1], ["card_drawn", ME, 2, 1], ["card_drawn", ME, 4, 2]);
    expect(said()).toHaveLength(3);
  });
});

describe("Time that moves a second time", () => {
  const disappearance = made.names.ids.paris.indexOf("disappearance");

  it("is explained by the Paris card in play", () => {
    plays(0, ["paris_opened", disappearance, 0], ["turn_began", 1], ["phase_began", 4], ["time_moved", 1]);
    plays(0, ["louvre_moved", 1], ["time_moved", 2]);
    const [first, second] = log.lines.filter((line) => line.event![0] === "time_moved");
    expect(lineText(first!, null)).not.toContain("Disappearance");
    expect(lineText(second!, null)).toContain("The Disappearance");
  });

  it("is not when a Treachery card moves it before the last phase", () => {
    plays(0, ["paris_opened", 0, 0], ["phase_began", 1], ["time_moved", 2], ["phase_began", 4], ["time_moved", 3]);
    expect(log.lines.map((line) => line.paris)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });
});

describe("the sides of the story", () => {
  it("know every event", () => {
    expect([...SIDES.keys()].sort()).toEqual(Object.keys(made.names.events).sort());
  });
});

describe("a line that repeats another one is left out", () => {
  const told = (): unknown[] => withoutRepeats(log.lines).map((line) => line.event?.[0]);
  const [DRAW, HIT_WOUNDED, LOST, WON_WOUNDED] = [0, 3, 2, 7];

  it("when a turn begins or ends: the headings say it", () => {
    plays(HIM, ["turn_began", 2], ["turn_started", 0], ["turn_ended", 0]);
    expect(told()).toEqual(["turn_started"]);
  });

  it("when a duel ends and its wounds were told", () => {
    plays(ME, ["life_lost", 0, 1, 2], ["duel_ended", 0, 1, LOST]);
    plays(ME, ["foe_wounded", 1, 1, 1], ["life_lost", 0, 1, 1], ["duel_ended", 0, 1, HIT_WOUNDED]);
    expect(told()).toEqual(["life_lost", "foe_wounded", "life_lost"]);
  });

  it("but not a win or a draw", () => {
    plays(ME, ["duel_ended", 0, 1, DRAW]);
    plays(ME, ["foe_wounded", 1, 1, 0], ["duel_ended", 0, 1, WON_WOUNDED]);
    expect(told()).toEqual(["duel_ended", "foe_wounded", "duel_ended"]);
  });

  it("when a foe leaves who was beaten in a duel, not when he leaves otherwise", () => {
    plays(ME, ["duel_ended", 0, 1, WON_WOUNDED], ["purse_changed", 1, 1], ["adversary_beaten", 1]);
    plays(ME, ["duel_ended", 0, -1, WON_WOUNDED], ["token_gone", 3, 2]);
    plays(ME, ["adversary_beaten", 2], ["token_gone", 3, 3]);
    expect(told()).toEqual(["duel_ended", "purse_changed", "duel_ended", "adversary_beaten", "token_gone"]);
  });

  it("when a token is removed as soon as it is revealed, when the Beggars are paid, when Time is held back", () => {
    plays(ME, ["token_turned", 1, 0], ["token_gone", 0, 1], ["beggars_paid", 1], ["trap_gone", 2]);
    plays(ME, ["one_played", 0, 1], ["time_held"]);
    plays(ME, ["trap_gone", 2]);
    expect(told()).toEqual(["token_turned", "beggars_paid", "one_played", "trap_gone"]);
  });

  it("when Aramis discards a card for his special ability", () => {
    plays(ME, ["card_discarded", 1, 4, 3], ["gift_used", 2, 4]);
    plays(ME, ["card_discarded", 1, 4, 3], ["dice_added", 2, 1]);
    expect(told()).toEqual(["gift_used", "card_discarded", "dice_added"]);
  });
});
