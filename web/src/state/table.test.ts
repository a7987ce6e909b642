import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../settings.svelte";
import type { Entry, FromServer, Hello, Info, Prompt, Update, View } from "../wire/types.gen";
import { Log } from "./log";
import { nextSeat } from "./session.svelte";
import { TableState } from "./table.svelte";

let sent: Record<string, unknown>[];
let table: TableState;

const INFO = {
  setup: { heroes: [["athos"], ["aramis"]] },
  people: [],
  seats: [{ seat: 1, person: 1 }],
} as unknown as Info;
const PROMPT = {
  id: "0.1",
  kind: "musketeer_action",
  seats: 2,
  mine: true,
  options: ["draw"],
  free: [],
} as unknown as Prompt;
const HELLO = {
  type: "hello",
  version: 3,
  info: INFO,
  you: { person: 1, seat: 1, seats: [1] },
  view: { turn: 1, purse: 5, ending: 0 } as View,
  prompt: PROMPT,
  undo: 0,
  undo_safe: 0,
  request: null,
  clock: { now: 0, deadline: null, sand: null, sand_runs: false },
  missed: [{ version: 3, kind: "began", at: 0, by: 1, events: [["game_began"], ["turn_began", 1]] }],
} as unknown as Hello;

const NOBODY = {
  open: () => undefined,
  close: () => undefined,
  reconnect: () => undefined,
  goOffline: () => undefined,
  send: () => "",
};

function played(version: number, by: number, events: (string | number)[][], more: Partial<Update> = {}): Update {
  const entry = { kind: "played", at: 0, by, seat: by, events, cause: by === 2 ? "bot" : "" } as Entry;
  return { type: "update", version, entry, ...more };
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  settings.speed = "normal";
  sent = [];
  table = new TableState("t", 1, () => ({
    open: () => undefined,
    close: () => undefined,
    reconnect: () => undefined,
    goOffline: () => undefined,
    send: (message) => `m${sent.push(message)}`,
  }));
  table.condition = { kind: "open" };
  table.receive(HELLO);
});

describe("a table", () => {
  it("lays what has changed over the view", () => {
    table.receive(played(4, 1, [["purse_changed", 1]], { view: { purse: 6 }, undo: 1 }));
    expect(table.view).toMatchObject({ turn: 1, purse: 6 });
    expect(table.undo).toBe(1);
  });

  it("is played by the player who has the seat now, not by one who left it or whose bot plays", () => {
    const found = [{}, { left: true }, { bot: "novice" }, { bot: "novice", left: true }].map((more) => {
      table.receive({ ...HELLO, info: { ...INFO, seats: [{ seat: 1, person: 1, ...more }] } as unknown as Info });
      return [table.sitting, table.mine];
    });
    expect(found).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  it("knows which seat a connection was about that was ended with a bare key", () => {
    const closed = { kind: "closed", reason: { rule: "", key: "server-not-your-seat", values: {} } } as const;
    let changed: ((condition: typeof closed) => void) | undefined;
    const lent = new TableState("t", 2, (_heard, becomes) => {
      changed = becomes;
      return NOBODY;
    });
    changed?.(closed);
    expect(lent.condition).toMatchObject({ reason: { values: { seat: 2 } } });
  });

  it("tells of seats that are offered and of a new host", () => {
    const log = new Log();
    const entries = [{ kind: "offered", seat: 2, person: 3 }, { kind: "hosted" }].map(
      (entry) => ({ at: 0, by: 1, ...entry }) as Entry,
    );
    expect(entries.flatMap((entry, at) => log.add(at + 1, entry)).map((line) => line.entry.kind)).toEqual([
      "offered",
      "hosted",
    ]);
  });

  it("tells others' moves one after another", () => {
    vi.useFakeTimers();
    table.receive(
      played(
        4,
        2,
        [
          ["purse_changed", 1],
          ["purse_changed", 1],
        ],
        { view: { purse: 7 } },
      ),
    );
    table.receive(played(5, 2, [["purse_changed", 1]], { view: { purse: 8 } }));
    expect([table.view?.purse, table.playback.behind]).toEqual([7, 2]);
    vi.advanceTimersByTime(2000);
    expect([table.view?.purse, table.playback.behind]).toEqual([8, 0]);
    vi.useRealTimers();
  });

  it("tells quickly how the table is laid: nothing is decided yet", () => {
    vi.useFakeTimers();
    table = new TableState("t", 1, () => NOBODY);
    table.receive({ ...HELLO, missed: [] });
    table.receive(
      played(
        4,
        2,
        Array.from({ length: 6 }, () => ["cards_drawn", 1, 1]),
      ),
    );
    expect(table.playback.behind).toBe(5);
    vi.advanceTimersByTime(850);
    expect(table.playback.behind).toBe(0);
    vi.useRealTimers();
  });

  it("shows the player's own move at once, and everything that waited before it", () => {
    table.receive(played(4, 2, [["purse_changed", 1]], { view: { purse: 6 } }));
    table.receive(played(5, 2, [["purse_changed", 1]], { view: { purse: 7 } }));
    table.receive(played(6, 1, [["purse_changed", 1]], { view: { purse: 8 } }));
    expect(table.view?.purse).toBe(8);
    table.playback.clear();
  });

  it("is whole again after a lost connection, and tells what was missed once", () => {
    table.receive(played(4, 1, [["purse_changed", 1]], { view: { purse: 6 } }));
    const missed = [4, 5].map((version) => ({
      version,
      kind: "played",
      at: 0,
      by: 2,
      seat: 2,
      events: [["purse_changed", 1]],
      cause: "",
    }));
    table.receive({ ...HELLO, version: 5, view: { turn: 2, purse: 9, ending: 0 } as View, missed } as FromServer);
    expect(table.view).toMatchObject({ turn: 2, purse: 9 });
    expect(table.log.lines.map((line) => line.key)).toEqual(["3.1", "3.2", "4.1", "5.1"]);
    table.playback.clear();
  });

  it("answers a prompt once, until the answer has come", async () => {
    const first = table.act("draw");
    void table.act("draw");
    expect(sent).toEqual([{ type: "act", prompt: "0.1", action: "draw" }]);
    table.receive({ type: "done", mark: "m1", version: 4 });
    await expect(first).resolves.toBeNull();
    expect(table.acting).toBe(0);
  });

  it("sends no answer without a connection, and says so", async () => {
    table.condition = { kind: "offline", retryAt: 0, why: null };
    await expect(table.act("draw")).resolves.toMatchObject({ key: "web-offline-act" });
    await expect(table.takeBack()).resolves.toMatchObject({ key: "web-offline-act" });
    expect(sent).toEqual([]);
    expect(table.refusal).toMatchObject({ key: "web-offline-act" });
  });

  it("keeps the reason of a refusal until something else happens", async () => {
    const reason = { rule: "ACT-1", key: "reason-no-cards-left", values: {} };
    const refused = table.act("draw");
    table.receive({ type: "refused", mark: "m1", reason });
    await expect(refused).resolves.toEqual(reason);
    expect(table.refusal).toEqual(reason);
    table.receive(played(4, 1, [], { prompt: PROMPT }));
    expect(table.refusal).toBeNull();
  });

  it("hears why something is not possible", async () => {
    const why = table.why("duel henchman");
    table.receive({
      type: "why",
      mark: "m1",
      action: "duel henchman",
      reason: { rule: "ACT-7", key: "reason-nobody-to-fight", values: {} },
    });
    await expect(why).resolves.toMatchObject({ rule: "ACT-7" });
  });

  it("keeps for the screen reader all that happens until it is told: skipped moves, talk and pointing", () => {
    table.receive(
      played(
        4,
        2,
        [
          ["purse_changed", 1],
          ["purse_changed", 1],
        ],
        { view: { purse: 7 } },
      ),
    );
    table.receive(played(5, 2, [["purse_changed", 1]], { view: { purse: 8 } }));
    table.playback.skip();
    table.receive({ type: "update", version: 6, entry: { kind: "said", at: 0, by: 2, text: "Hola", gallery: false } });
    table.receive({
      type: "update",
      version: 7,
      entry: { kind: "said", at: 0, by: 1, text: "my own words", gallery: false },
    });
    table.receive({ type: "point", seat: 2, place: "louvre" });
    expect(table.news.map((one) => one.key)).toEqual(["4.1", "4.2", "5.1", "6.0", 1]);
  });

  it("counts talk that nobody has read, without holding up the game", () => {
    table.receive({ type: "update", version: 4, entry: { kind: "said", at: 0, by: 2, text: "Hola", gallery: false } });
    expect([table.unread, table.log.said.length, table.playback.behind]).toEqual([1, 1, 0]);
    table.receive({
      type: "update",
      version: 5,
      entry: { kind: "said", at: 0, by: 1, text: "my own words", gallery: false },
    });
    expect(table.unread).toBe(1);
  });

  it("counts no talk as new while it is in sight anywhere", () => {
    const receive = (version: number): void =>
      table.receive({ type: "update", version, entry: { kind: "said", at: 0, by: 2, text: "Hola", gallery: false } });
    receive(4);
    const [beside, within] = [table.reads(), table.reads()];
    expect(table.unread).toBe(0);
    within();
    receive(5);
    expect(table.unread).toBe(0);
    beside();
    receive(6);
    expect(table.unread).toBe(1);
  });
});

/** So many moves more, as they come from the server; how many milliseconds that took. */
function grow(log: Log, first: number, many: number): number {
  const begin = performance.now();
  for (let version = first; version < first + many; version += 1) {
    const events = [version % 50 === 0 ? ["turn_began", version / 50] : ["purse_changed", 1]];
    log.add(version, { kind: "played", at: 0, by: 1, seat: 1, events, cause: "" });
  }
  return performance.now() - begin;
}

describe("the log", () => {
  it("knows turn and board of every line", () => {
    const log = new Log();
    grow(log, 1, 1000);
    expect(log.lines.at(-1)).toMatchObject({ turn: 20, key: "1000.1" });
  });

  it("takes a thousand events as fast at the end of a long story as at its beginning", () => {
    const [old, short, long]: [Log, number[], number[]] = [new Log(), [], []];
    grow(old, 1, 20_000);
    // By turns, and of each the best: whatever else the machine does falls on both alike, and seldom on all of them.
    for (let time = 0; time < 20; time += 1) {
      short.push(grow(new Log(), 1, 1000));
      long.push(grow(old, 20_001 + 1000 * time, 1000));
    }
    expect(Math.min(...long)).toBeLessThan(5 * Math.min(...short));
    expect(Math.min(...long)).toBeLessThan(100); // milliseconds
  });
});

describe("several seats at one screen", () => {
  it("go on to the one that is asked", () => {
    expect(nextSeat(0b0010, [0, 1], 0)).toBe(1);
    expect(nextSeat(0b0011, [0, 1], 0)).toBeNull();
    expect(nextSeat(0b0100, [0, 1], 0)).toBeNull();
  });
});
