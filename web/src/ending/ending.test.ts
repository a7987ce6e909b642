import { describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { Log } from "../state/log";
import { ATHOS, COLOMBIER, DARTAGNAN, LOUVRE, PARIS, QUARTERS, QUEST, ROCHELLE } from "../ids";
import type { Box, Choice, Entry, GameEvent, View } from "../wire/types.gen";
import { clockCourses, closestCall } from "./clockCourse";
import { countOf, duelsOf } from "./duelTally";
import { adventureCards, miladysCards, unsentForces } from "./finalHands";
import { miladysPath, nearMiss } from "./miladysPath";
import { binomial, diceIn, exchangesOf, rarestRolls, swordsIn } from "./rareRolls";
import { standingEvents, type Happened } from "./standingEvents";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const seen = (changes: Partial<View>): View => ({ ...start, ...changes });
const ROLL = (swords: number, shields: number, lilies = 0): number => swords + 16 * shields + 256 * lilies;

/** The events of one turn after the other; the first ones come before turn 1. */
function told(...turns: GameEvent[][]): Happened[] {
  const log = new Log();
  turns.forEach((events, turn) => {
    const began: GameEvent[] = turn ? [["turn_began", turn]] : [];
    log.add(turn + 1, { kind: "played", at: 0, by: 0, seat: 1, cause: "", events: [...began, ...events] });
  });
  return standingEvents(log.lines);
}

describe("the events of a game", () => {
  it("are without those that were taken back", () => {
    const log = new Log();
    const played = (events: GameEvent[]): Entry => ({ kind: "played", at: 0, by: 0, seat: 1, cause: "", events });
    log.add(1, played([["turn_began", 1]]));
    log.add(2, played([["moved", 0, 1]]));
    log.add(3, { kind: "undone", at: 0, by: 0, seat: 1, to: 1 });
    log.add(4, played([["moved", 0, 2]]));
    expect(standingEvents(log.lines).map(({ kind, values }) => [kind, ...values])).toEqual([
      ["turn_began", 1],
      ["moved", 0, 2],
    ]);
  });
});

describe("the clocks from turn to turn", () => {
  const courses = (view: Partial<View>, ...turns: GameEvent[][]) =>
    clockCourses(told(...turns), seen({ turn: turns.length - 1, ...view }), box, false);
  const clock = (name: string, ...turns: GameEvent[][]) => courses({}, ...turns).find((one) => one.name === name)!;

  it("count what is left after each turn, from before the first one", () => {
    const time = clock("time", [], [["time_moved", 1]], [["time_moved", 2]]);
    expect(time.left).toEqual([12, 11, 10]);
    expect(clock("siege", [], [["siege_moved", -2]], [], [["siege_moved", 1]]).left).toEqual([5, 3, 3, 6]);
  });

  it("let Time start where its first move says", () => {
    expect(clock("time", [], [["time_moved", 3]]).left).toEqual([10, 9]);
    const deadEnd = made.names.ids.treachery.indexOf("dead_end");
    const steps = box.printed.treachery_amount[deadEnd]!;
    const card: GameEvent[] = [
      ["treachery_played", deadEnd, 2],
      ["time_moved", steps],
    ];
    expect(clock("time", [], card).left).toEqual([12, 12 - steps]);
    expect(courses({ time: 2 }, [], [])[0]!.left).toEqual([10, 10]);
  });

  it("remember the worst moment of a turn, even if it was made good", () => {
    const honour = clock(
      "honour",
      [],
      [
        ["honour_lost", 10, 0],
        ["honour_regained", 2, 2],
      ],
    );
    expect(honour.left.at(-1)).toBe(2);
    expect(honour.lowest.at(-1)).toBe(0);
  });

  it("let Constance's clock run only while a card strangles her", () => {
    const abduction = 0;
    const smuggler = 2;
    const course = clock(
      "abduction",
      [["paris_opened", smuggler, 0]],
      [],
      [
        ["paris_closed", smuggler],
        ["paris_opened", abduction, 0],
        ["constance_moved", 2],
      ],
      [["constance_moved", 3]],
      [["paris_closed", abduction]],
    );
    expect(course.left).toEqual([null, null, 4, 3, null]);
    expect(course.lowest.at(-1)).toBe(3);
  });

  it("end where the clocks of the table stand", () => {
    const last = courses(
      { siege: -2, time: 1 },
      [],
      [
        ["time_moved", 1],
        ["siege_moved", -2],
      ],
    );
    expect(last.map((one) => one.left.at(-1)).slice(0, 2)).toEqual([11, 3]);
  });

  it("have a closest call: the fewest spaces left, on the longest track if there are several", () => {
    const turns: GameEvent[][] = [
      [],
      [["siege_moved", -4]],
      [
        ["siege_moved", 0],
        ["time_moved", 11],
      ],
    ];
    expect(closestCall(courses({}, ...turns), "diamonds")).toEqual({ clock: "time", turn: 2, left: 1 });
    expect(closestCall(courses({}, ...turns), "time")).toEqual({ clock: "siege", turn: 1, left: 1 });
  });
});

describe("the duels", () => {
  it("are won when the foe alone bleeds, lost when the Musketeer alone does, else drawn", () => {
    const duels = duelsOf(
      told(
        [],
        [0, 1, 5, 7, 15, 2, 10, 3].map((flags): GameEvent => ["duel_ended", 1, 4, flags]),
      ),
    );
    expect(duels.map((duel) => duel.result)).toEqual([
      "drawn", // nobody was hit
      "won", // hit, and still standing
      "won", // beaten
      "won", // beaten, though the Musketeer bled
      "won", // both fell
      "lost",
      "lost",
      "drawn", // each wounded the other
    ]);
    expect([countOf(duels, "won"), countOf(duels, "lost"), countOf(duels, "drawn")]).toEqual([4, 2, 2]);
  });
});

describe("the rarest rolls", () => {
  const [HIT, HURT]: GameEvent[] = [
    ["foe_wounded", 5, 1, 0],
    ["life_lost", 3, 1, 2],
  ];
  const rolled = (blue: number, red: number, ...then: GameEvent[]): GameEvent[] => [
    ["blue_rolled", 3, blue],
    ["red_rolled", 5, red],
    ...then,
  ];
  const rarest = (...events: GameEvent[]) => rarestRolls(exchangesOf(told([], events)), [2, 2, 2], [3, 3, 0]);

  it("know the chance of every number of Swords", () => {
    const chances = binomial(2, 1 / 3);
    expect(chances.map((chance) => chance * 9)).toEqual([4, 4, 1].map((n) => expect.closeTo(n) as number));
    expect([diceIn(ROLL(2, 1, 3)), swordsIn(ROLL(2, 1, 3))]).toEqual([6, 2]);
  });

  it("are the luckiest one that hit and the worst one that hurt", () => {
    const { luckiest, worst } = rarest(
      ...rolled(ROLL(1, 2), ROLL(1, 0), HIT!),
      ...rolled(ROLL(3, 0), ROLL(0, 1), HIT!),
      ...rolled(ROLL(3, 0), ROLL(0, 3)), // rarer, but three Shields have stopped it
      ...rolled(ROLL(0, 0, 3), ROLL(2, 0), HURT!),
    );
    expect(luckiest).toMatchObject({ exchange: { hero: 3, foe: 5, turn: 1, blue: ROLL(3, 0) } });
    expect(luckiest!.chance).toBeCloseTo((1 / 27) * (1 / 2));
    expect(worst!.chance).toBeCloseTo((8 / 27) * (1 / 4));
  });

  it("leave out manoeuvres, and exchanges in which both bled", () => {
    expect(rarest(...rolled(ROLL(0, 0, 3), ROLL(3, 0), ["manoeuvre_shown", 3], HIT!)).luckiest).toBeNull();
    expect(rarest(...rolled(ROLL(2, 0), ROLL(2, 0), HIT!, HURT!))).toEqual({ luckiest: null, worst: null });
  });

  it("count the first roll, not what a blade made of it", () => {
    const { luckiest } = rarest(...rolled(ROLL(2, 1), ROLL(0, 1), ["blade_used", 3, 1, 0, ROLL(3, 0)], HIT!));
    expect(luckiest!.exchange.blue).toBe(ROLL(2, 1));
  });

  it("are rare: what one roll in two shows is not told", () => {
    expect(rarest(...rolled(ROLL(1, 1), ROLL(0, 1), HIT!)).luckiest).toBeNull();
  });

  it("may have blue dice only: a token's faces are fixed", () => {
    const { luckiest } = rarest(["blue_rolled", 3, ROLL(2, 0)], HIT!, ["duel_ended", 3, 21, 5]);
    expect(luckiest).toMatchObject({ exchange: { foe: 21, red: 0 } });
    expect(luckiest!.chance).toBeCloseTo(1 / 9);
  });

  it("are found at the siege, too, where the Musketeers may have no dice", () => {
    const { luckiest, worst } = rarest(
      ["siege_red_rolled", ROLL(2, 0)],
      ["siege_moved", -2],
      ["siege_red_rolled", ROLL(0, 1)],
      ["siege_blue_rolled", ROLL(1, 0)],
      ["siege_moved", -1],
    );
    expect(worst).toMatchObject({ chance: 0.25, exchange: { hero: -1, blue: 0 } });
    expect(luckiest).toMatchObject({ exchange: { hero: -1, blue: ROLL(1, 0), red: ROLL(0, 1) } });
  });
});

describe("Milady's path", () => {
  const choice = (turn: number, place: number[], ruledOut: number): Choice => {
    const made = Array.from({ length: 25 }, () => 0) as unknown as Choice;
    made[0] = turn;
    made[21] = place;
    made[24] = ruledOut;
    return made;
  };
  const places = [PARIS, COLOMBIER, ROCHELLE, LOUVRE, -1];
  const view = seen({ turn: 3, shown: 0, excluded: 1 << QUEST, choices: [1, 2, 3].map((n) => choice(n, places, n)) });
  const went = (place: number): GameEvent => ["destination_chosen", place];
  const shown = (place: number): GameEvent => ["milady_shown", place];

  it("is the truth, and beside it what had been ruled out when she was seen", () => {
    const steps = miladysPath(
      told([], [went(PARIS), shown(PARIS)], [went(QUARTERS), shown(QUARTERS)], [went(LOUVRE)]),
      view,
    );
    expect(steps.map((step) => step.place)).toEqual([PARIS, QUARTERS, LOUVRE]);
    expect(steps.map((step) => step.ruledOut)).toEqual([1, 2, 1 << QUEST]); // of the last turn, what was known so far
  });

  it("says where she was met, or where one stood beside her unaware", () => {
    const steps = miladysPath(
      told(
        [],
        [went(PARIS), shown(PARIS), ["rochefort_came", DARTAGNAN, PARIS]],
        [went(QUEST), ["moved", ATHOS, QUEST], ["turn_ended", ATHOS], shown(QUEST)],
        [went(ROCHELLE), shown(ROCHELLE)],
      ),
      view,
    );
    expect(steps.map((step) => step.met)).toEqual([true, false, false]);
    expect(steps.map((step) => step.beside)).toEqual([[], [ATHOS], []]); // no one can be met at La Rochelle
    expect(nearMiss(steps)?.turn).toBe(2);
  });

  it("is no near miss when a card has shown her", () => {
    const kitty: GameEvent[] = [went(LOUVRE), ["character_played", 3, 11], ["card_discarded", 1, 11, 4], shown(LOUVRE)];
    expect(nearMiss(miladysPath(told([], kitty), view))).toBeNull();
  });
});

describe("the hands at the end", () => {
  it("are a player's cards, and Milady's cards of every kind", () => {
    const hand = [2, 0, 1, ...Array.from({ length: 10 }, () => 0)];
    expect(adventureCards(seen({ hand }))).toEqual([
      { group: "card", id: 0, many: 2 },
      { group: "card", id: 2, many: 1 },
    ]);
    const hers = seen({ treachery_hand: [0, 2], paris_hand: 0b101, foe_at: [8, 0, 9, 8], trap_at: [8] });
    expect(miladysCards(hers).map(({ group, id, many }) => `${group} ${id} ${many}`)).toEqual([
      "treachery 1 2",
      "paris 0 1",
      "paris 2 1",
    ]);
    const { foes, traps } = unsentForces(hers);
    expect([foes.map(({ id }) => id), traps.map(({ id }) => id)]).toEqual([[0, 3], [0]]); // not sent, not beaten
  });
});
