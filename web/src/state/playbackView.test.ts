import { beforeEach, describe, expect, it, vi } from "vitest";

import made from "../gallery/views.json";
import { ROCHEFORT } from "../ids";
import { settings } from "../settings.svelte";
import { useNames } from "../text/names";
import type { Entry, GameEvent, Hello, Names, Prompt, Update, View } from "../wire/types.gen";
import { TableState } from "./table.svelte";

const START = made.scenes[0]!.view as unknown as View;
const [PORTHOS, BOISRENARD, LOUVRE, COLOMBIER] = [3, 1, 1, 4];
const SLOW = 1600;
const DICE = SLOW * 1.6; // a roll has more time
const BEFORE: Partial<View> = { life: [3, 3, 3, 2, 0], place: [0, 0, 0, LOUVRE, -1], lying: 0, siege: -3, ending: 0 };

let table: TableState;

function hello(view: Partial<View>): Hello {
  const info = { setup: { heroes: [["porthos"]] }, people: [], seats: [{ seat: 1, person: 1 }] };
  return {
    type: "hello",
    version: 3,
    info,
    you: { person: 1, seat: 1, seats: [1] },
    view: { ...START, ...view },
    prompt: null,
    undo: 0,
    undo_safe: 0,
    request: null,
    clock: { now: 0, deadline: null, sand: null, sand_runs: false },
    missed: [{ version: 3, kind: "began", at: 0, by: 1, events: [["turn_began", 1]] }],
  } as unknown as Hello;
}

function plays(events: GameEvent[], view: Partial<View>, more: Partial<Update> = {}): void {
  const entry: Entry = { kind: "played", at: 0, by: 1, seat: 1, events, cause: "" };
  table.receive({ type: "update", version: 4, entry, view, ...more });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  useNames(made.names as unknown as Names);
  settings.speed = "slow";
  settings.duelRolls = "all"; // nothing waits for the player
  const nobody = {
    open: () => undefined,
    close: () => undefined,
    reconnect: () => undefined,
    goOffline: () => undefined,
  };
  table = new TableState("t", 1, () => ({ ...nobody, send: () => "m" }));
  table.receive(hello(BEFORE));
  return () => {
    table.playback.clear();
    vi.useRealTimers();
  };
});

describe("while a duel is told", () => {
  const foeLife = START.foe_life.map((life, foe) => (foe === BOISRENARD ? 1 : life));
  beforeEach(() => {
    table.receive(hello({ ...BEFORE, foe_life: foeLife }));
    plays(
      [
        ["blue_rolled", PORTHOS, 3],
        ["red_rolled", BOISRENARD, 2],
        ["foe_wounded", BOISRENARD, 3, 0],
        ["life_lost", PORTHOS, 2, 0],
        ["fell", PORTHOS],
        ["duel_ended", PORTHOS, BOISRENARD, 15],
      ],
      {
        life: [3, 3, 3, 0, 0],
        place: [0, 0, 0, COLOMBIER, -1],
        lying: 1 << PORTHOS,
        foe_life: foeLife.map((life, foe) => (foe === BOISRENARD ? 0 : life)),
      },
    );
  });
  const seen = (): number[] => [
    table.drawn!.foe_life[BOISRENARD]!,
    table.drawn!.life[PORTHOS]!,
    table.drawn!.place[PORTHOS]!,
    table.drawn!.lying,
  ];

  it("nobody has lost anything before it is told, although the server has said so", () => {
    expect(table.view!.life[PORTHOS]).toBe(0);
    expect(seen()).toEqual([1, 2, LOUVRE, 0]);
    vi.advanceTimersByTime(DICE);
    expect(seen()).toEqual([1, 2, LOUVRE, 0]);
    vi.advanceTimersByTime(DICE);
    expect(seen()).toEqual([0, 2, LOUVRE, 0]);
    vi.advanceTimersByTime(SLOW);
    expect(seen()).toEqual([0, 0, LOUVRE, 0]);
    vi.advanceTimersByTime(SLOW);
    expect(seen()).toEqual([0, 0, COLOMBIER, 1 << PORTHOS]);
  });

  it("talk changes nothing about that", () => {
    table.receive({ type: "update", version: 5, entry: { kind: "said", at: 0, by: 2, text: "Hola", gallery: false } });
    vi.advanceTimersByTime(2 * DICE);
    expect(seen()).toEqual([0, 2, LOUVRE, 0]);
  });

  it("a player who skips sees all of it", () => {
    table.playback.skip();
    expect(table.drawn).toEqual(table.view);
  });
});

it("a Quest token shows its wounds once they have been told", () => {
  const wounded = START.token_wounds.map((_, space) => Number(space === 2));
  plays(
    [
      ["blue_rolled", PORTHOS, 3],
      ["red_rolled", 18, 2],
      ["foe_wounded", 18, 1, 2],
      ["duel_ended", PORTHOS, 18, 1],
    ],
    { token_wounds: wounded },
  );
  expect(table.drawn!.token_wounds[2]).toBe(0);
  vi.advanceTimersByTime(2 * DICE);
  expect(table.drawn!.token_wounds[2]).toBe(1);
});

it("the game is over once its end has been told", () => {
  plays(
    [
      ["siege_red_rolled", 3],
      ["siege_blue_rolled", 0],
      ["siege_moved", -4],
      ["game_over", 3],
    ],
    { siege: -4, ending: 3 },
  );
  expect([table.drawn!.siege, table.over]).toEqual([-3, false]);
  vi.advanceTimersByTime(2 * DICE);
  expect([table.drawn!.siege, table.over]).toEqual([-4, false]);
  vi.advanceTimersByTime(SLOW);
  expect(table.over).toBe(true);
});

it("what the tracks and Rochefort lose goes with the telling, too", () => {
  const { purse, honour, time } = START;
  const rochefort = START.foe_life[ROCHEFORT]!;
  const shown = (): number[] => [
    table.drawn!.purse,
    table.drawn!.honour,
    table.drawn!.time,
    table.drawn!.foe_life[ROCHEFORT]!,
  ];
  const events: GameEvent[] = [
    ["time_held"],
    ["purse_changed", -2, purse - 2],
    ["honour_lost", 1, honour - 1],
    ["time_moved", time + 1],
    ["rochefort_wounded", 1, rochefort - 1],
  ];
  plays(events, {
    purse: purse - 2,
    honour: honour - 1,
    time: time + 1,
    foe_life: START.foe_life.map((life, foe) => life - Number(foe === ROCHEFORT)),
  });
  const steps = events.map(() => {
    const now = shown();
    vi.advanceTimersByTime(SLOW);
    return now;
  });
  expect(steps).toEqual([
    [purse, honour, time, rochefort],
    [purse - 2, honour, time, rochefort],
    [purse - 2, honour - 1, time, rochefort],
    [purse - 2, honour - 1, time + 1, rochefort],
    [purse - 2, honour - 1, time + 1, rochefort - 1],
  ]);
});

it("an event of an older server, without what it led to, changes no figure", () => {
  plays([["time_held"], ["purse_changed", -2], ["life_lost", PORTHOS, 1], ["time_held"]], { purse: START.purse - 2 });
  vi.advanceTimersByTime(2.5 * SLOW);
  expect([table.drawn!.purse, table.drawn!.life[PORTHOS]]).toEqual([START.purse, 2]);
  table.playback.skip();
  expect(table.drawn!.purse).toBe(START.purse - 2);
});

describe("what is asked after the dice", () => {
  const prompt = {
    id: "0.2",
    kind: "musketeer_action",
    seats: 2,
    mine: true,
    options: ["draw"],
    free: [],
  } as unknown as Prompt;
  const events: GameEvent[] = [
    ["duel_began", PORTHOS, BOISRENARD],
    ["blue_rolled", PORTHOS, 3],
    ["duel_ended", PORTHOS, BOISRENARD, 1],
    ["turn_ended", PORTHOS],
  ];
  const fought = (more: Partial<Update> = {}): void => plays(events, { asked_hero: 0, phase: 3 }, { prompt, ...more });
  const shown = (): unknown[] => [
    table.held,
    table.mine,
    table.prompt?.id,
    table.drawn!.asked_hero,
    table.drawn!.phase,
  ];
  const AHEAD = [false, true, "0.2", 0, 3];

  beforeEach(() => table.receive(hello({ ...BEFORE, asked_hero: PORTHOS, phase: 2 })));

  it("is asked, and of whom, only when the last of what decides it has been told", () => {
    fought();
    const waiting = [true, false, undefined, PORTHOS, 2];
    expect(shown()).toEqual(waiting);
    vi.advanceTimersByTime(SLOW);
    expect(shown()).toEqual(waiting);
    vi.advanceTimersByTime(DICE);
    expect(shown()).toEqual(AHEAD);
    expect(table.playback.behind).toBe(1);
  });

  it("cannot be answered before, but a player who skips is asked at once", async () => {
    fought();
    await table.act("draw");
    expect(table.acting).toBe(0);
    table.playback.skip();
    expect(shown()).toEqual(AHEAD);
  });

  it("is asked at once where everything is told at once", () => {
    fought();
    settings.speed = "instant";
    expect(table.prompt?.id).toBe("0.2");
  });

  it.each([
    ["the hourglass runs", { now: 0, deadline: null, sand: 90_000, sand_runs: true }, true],
    ["little time is left for the move", { now: 0, deadline: 20_000, sand: null, sand_runs: false }, true],
    ["the hourglass stands still", { now: 0, deadline: 3_600_000, sand: 90_000, sand_runs: false }, false],
  ])("is asked at once only where that costs one dear: %s", (_, clock, atOnce) => {
    fought({ clock });
    expect(table.prompt?.id).toBe(atOnce ? "0.2" : undefined);
    vi.advanceTimersByTime(SLOW / 3);
    expect(table.playback.behind).toBe(atOnce ? 2 : 3); // and the rest is told faster
  });

  it("waits for nothing but what decides something", () => {
    plays(
      [
        ["card_drawn", 1, 0],
        ["card_drawn", 1, 0],
        ["turn_ended", PORTHOS],
      ],
      {},
      { prompt },
    );
    expect(table.prompt?.id).toBe("0.2");
  });
});
