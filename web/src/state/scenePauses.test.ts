import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import made from "../gallery/views.json";
import { settings } from "../settings.svelte";
import { useNames } from "../text/names";
import type { Entry, Hello, Info, Names, Prompt, Update, View } from "../wire/types.gen";
import { sceneOf } from "../scenes/scene";
import { TableState } from "./table.svelte";

const [ATHOS, ARAMIS] = [1, 2];
const [ME, BOT] = [1, 2];
const INFO = {
  setup: { heroes: [["athos"], ["aramis"]] },
  people: [],
  seats: [{ seat: 1, person: ME }],
} as unknown as Info;
const PROMPT = { id: "0.1", kind: "combat_cards", seats: 2, mine: true, options: ["cards 0 0"], free: [] };
const HELLO = {
  type: "hello",
  version: 3,
  info: INFO,
  you: { person: ME, seat: 1, seats: [1] },
  view: { life: [3, 3, 3, 5, 3], foe_life: [], place: [], spot: [], ending: 0, stack: [] } as unknown as View,
  prompt: PROMPT as unknown as Prompt,
  undo: 0,
  undo_safe: 0,
  request: null,
  clock: { now: 0, deadline: null, sand: null, sand_runs: false },
  missed: [{ version: 3, kind: "played", at: 0, by: ME, seat: 1, cause: "", events: [["duel_began", ATHOS, 3]] }],
} as unknown as Hello;
const ROUNDS = (hero: number): (string | number)[][] => [
  ["blue_rolled", hero, 16],
  ["red_rolled", 3, 16],
  ["blue_rolled", hero, 16],
  ["red_rolled", 3, 16],
  ["blue_rolled", hero, 1],
  ["foe_wounded", 3, 1, 0],
  ["duel_ended", hero, 3, 5],
];

let table: TableState;
const fake = { open: () => undefined, close: () => undefined, reconnect: () => undefined, goOffline: () => undefined };

function played(version: number, by: number, events: (string | number)[][], more: Partial<Update> = {}): Update {
  const entry = { kind: "played", at: 0, by, seat: by, events, cause: by === BOT ? "bot" : "" } as Entry;
  return { type: "update", version, entry, ...more };
}
const rolled = (): number => table.playback.shownLines.filter((line) => line.event?.[0] === "blue_rolled").length;
const scene = () => sceneOf(table.log.lines, table.playback.currentLine)!;

beforeAll(() => useNames(made.names as unknown as Names));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  settings.duelRolls = "each";
  table = new TableState("t", 1, () => ({ ...fake, send: () => "m" }));
  table.receive(HELLO);
});
afterEach(() => {
  table.playback.clear();
  vi.useRealTimers();
});

describe("the player's own duel", () => {
  it("waits before every round but the first, which begins when the player has chosen cards", () => {
    table.receive(played(4, ME, ROUNDS(ATHOS)));
    vi.advanceTimersByTime(60_000);
    expect([rolled(), table.playback.pause, table.held]).toEqual([1, "roll", true]);
    table.pauses.roll();
    vi.advanceTimersByTime(60_000);
    expect([rolled(), table.playback.pause]).toEqual([2, "roll"]);
    table.pauses.roll();
    vi.advanceTimersByTime(60_000);
    expect([rolled(), table.playback.pause, table.held]).toEqual([3, "", false]);
  });

  it("waits before its first round, too, if nothing was chosen", () => {
    table.receive(played(4, ME, [["duel_ended", ATHOS, 3, 0]]));
    table.receive(played(5, ME, [["duel_began", ATHOS, 3], ...ROUNDS(ATHOS)]));
    vi.advanceTimersByTime(60_000);
    expect([rolled(), table.playback.pause]).toEqual([0, "roll"]);
  });

  it("goes on to its end on demand, or by the setting", () => {
    table.receive(played(4, ME, ROUNDS(ATHOS)));
    vi.advanceTimersByTime(60_000);
    table.pauses.rollOn(scene());
    vi.advanceTimersByTime(60_000);
    expect([rolled(), table.playback.pause]).toEqual([3, ""]);
  });

  it.each([
    ["all at once", () => (settings.duelRolls = "all")],
    ["moves shown at once", () => (settings.speed = "instant")],
    ["a hidden page", () => vi.stubGlobal("document", { hidden: true })],
    ["the hourglass running", () => (table.playback.urgent = true)],
  ])("does not wait with %s", (_, so) => {
    so();
    table.receive(played(4, ME, ROUNDS(ATHOS)));
    vi.advanceTimersByTime(60_000);
    expect(rolled()).toBe(3);
  });

  it("keeps its result on the stage until it is closed: others' moves are shown after that", () => {
    settings.duelRolls = "all";
    table.receive(played(4, ME, ROUNDS(ATHOS)));
    table.receive(played(5, BOT, [["purse_changed", 1, 4]], { view: { purse: 4 } }));
    vi.advanceTimersByTime(60_000);
    expect([table.playback.pause, scene().kind, table.view?.purse]).toEqual(["result", "duel", undefined]);
    table.pauses.dismiss(scene());
    vi.advanceTimersByTime(60_000);
    expect([table.playback.pause, table.view?.purse]).toEqual(["", 4]);
  });

  it("keeps its result before another scene of the same move", () => {
    settings.duelRolls = "all";
    table.receive(played(4, ME, [...ROUNDS(ATHOS), ["duel_began", ATHOS, 5]]));
    vi.advanceTimersByTime(60_000);
    expect([table.playback.pause, scene()]).toMatchObject(["result", { foe: 3, result: 5 }]);
    table.pauses.dismiss(scene());
    expect(scene()).toMatchObject({ foe: 5, result: null });
  });

  it("does not hold up the player's own question, nor their next answer", () => {
    settings.duelRolls = "all";
    table.receive(played(4, ME, ROUNDS(ATHOS), { prompt: { ...PROMPT, id: "0.2" } as unknown as Prompt }));
    vi.advanceTimersByTime(60_000);
    expect([table.prompt?.id, table.mine]).toEqual(["0.2", true]);
    table.receive(played(5, ME, [["purse_changed", 1, 9]], { view: { purse: 9 } }));
    expect([table.playback.pause, table.view?.purse]).toEqual(["", 9]);
  });
});

it("another player's duel is shown by itself", () => {
  table.receive(played(4, BOT, [["duel_ended", ATHOS, 3, 0]]));
  table.pauses.dismiss(scene());
  table.receive(played(5, BOT, [["duel_began", ARAMIS, 3], ...ROUNDS(ARAMIS)]));
  table.receive(played(6, BOT, [["purse_changed", 1, 4]], { view: { purse: 4 } }));
  vi.advanceTimersByTime(60_000);
  expect([table.playback.pause, table.view?.purse]).toEqual(["", 4]);
});

it("screen readers are told of each round when its dice are shown, and of the rest when it is skipped", () => {
  table.receive(played(4, ME, ROUNDS(ATHOS)));
  vi.advanceTimersByTime(60_000);
  const keys = (): (string | number)[] => table.news.map((one) => one.key);
  expect(keys()).toEqual(["4.1", "4.2"]);
  table.playback.skip();
  expect(keys()).toEqual(["4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7"]);
});
