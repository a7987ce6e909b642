import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import BoardText from "../board/BoardText.svelte";
import made from "../gallery/views.json";
import { manoeuvresOf } from "../state/manoeuvres";
import { curtainFor, hidden } from "../state/session.svelte";
import type { TableState } from "../state/table.svelte";
import { merged, settings, type Settings } from "../settings.svelte";
import { textsOf } from "../text/testTexts";
import { useNames } from "../text/names";
import { locale } from "../text/language.svelte";
import type { Box, Names, View } from "../wire/types.gen";
import ConnectionBanner from "./ConnectionBanner.svelte";
import { forTable } from "./shortcuts";
import Timers from "./Timers.svelte";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const [DARTAGNAN, ATHOS] = [0, 1];

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("the board in words", () => {
  const words = (view: View): string =>
    render(BoardText, { props: { view, box, solo: false, missions: [], figures: [] } }).body;

  it("has the cards that lie at La Rochelle", () => {
    const siege_cards = start.siege_cards.map((_, card) => (card === 0 ? 2 : card === 4 ? 1 : 0));
    expect(words({ ...start, siege_cards })).toContain("Cards at the siege: 2 × Erudition and Combat");
    expect(words({ ...start, siege_cards: siege_cards.map(() => 0) })).not.toContain("Cards at the siege");
  });
});

describe("the manoeuvres of a Musketeer", () => {
  const improved = box.printed.improved_manoeuvre;
  const better = { ...start, improved: 0b11 };

  it("are his own, then the improved one in its place; d'Artagnan has both", () => {
    expect(manoeuvresOf(start, box, ATHOS)).toEqual([box.printed.heroes[ATHOS]!.manoeuvre]);
    expect(manoeuvresOf(better, box, ATHOS)).toEqual([improved]);
    expect(manoeuvresOf(better, box, DARTAGNAN)).toEqual([box.printed.heroes[DARTAGNAN]!.manoeuvre, improved]);
  });
});

describe("a lost connection", () => {
  it("is an alert without the seconds that are counted", () => {
    const state = { condition: { kind: "offline", retryAt: 1, why: null }, info: null } as unknown as TableState;
    const { body } = render(ConnectionBanner, { props: { state, onagain: () => undefined } });
    const [, alert] = /role="alert"[^>]*>(.*?)<\//s.exec(body)!;
    expect(alert).toBe("Connection lost. Your moves are safe.");
    expect(body).toContain("Trying again");
  });

  it("is told in the server's words where it had time for some", () => {
    const why = { rule: "", key: "server-stopping", values: {} };
    const state = { condition: { kind: "offline", retryAt: 1, why }, info: null } as unknown as TableState;
    const { body } = render(ConnectionBanner, { props: { state, onagain: () => undefined } });
    expect(body).toContain("The server is restarting.");
    expect(body).not.toContain("Connection lost");
  });
});

describe("the hourglass", () => {
  it("says what it is for, and whether it runs", () => {
    const clock = { now: 0, deadline: null, sand: 90_000, sand_runs: false };
    const state = { clock, clockAt: Infinity, over: false } as unknown as TableState;
    const { body } = render(Timers, { props: { state } });
    expect(body).toContain("1:30");
    expect(body).toContain("paused");
    expect(body).toContain("lose all actions they have left");
  });
});

describe("a key", () => {
  const key = (more: Partial<KeyboardEvent>): KeyboardEvent => ({ key: "1", target: null, ...more }) as KeyboardEvent;

  it("that is held down answers once", () => {
    expect(forTable(key({}))).toBe(true);
    expect(forTable(key({ repeat: true }))).toBe(false);
  });
});

describe("the screen between the seats of one player", () => {
  it("can be wished for, or not, and comes back to the usual", () => {
    for (const [seats, hide, wish] of [
      [[0, 1], true, "auto"],
      [[0, 1], false, "never"],
      [[1, 2], true, "always"],
      [[1, 2], false, "auto"],
    ] as const) {
      settings.curtain = curtainFor(seats, hide);
      expect(settings.curtain).toBe(wish);
      expect(hidden(seats)).toBe(hide);
    }
  });
});

describe("settings", () => {
  it("that another tab has changed stay changed", () => {
    const usual = { language: "", theme: "auto", speed: "normal", curtain: "auto" } as Settings;
    const stored: Settings = { ...usual, theme: "dark", speed: "fast" };
    expect(merged(stored, usual, { ...usual, speed: "slow" })).toEqual({ ...stored, speed: "slow" });
    expect(merged(stored, usual, usual)).toEqual(stored);
  });
});
