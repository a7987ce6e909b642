import { afterEach, expect, it } from "vitest";

import { settings } from "../settings.svelte";
import { forTable, indexOfKey, keyOf } from "./shortcuts";

const press = (key: string): KeyboardEvent => ({ key, target: null }) as unknown as KeyboardEvent;

afterEach(() => void (settings.keys = true));

it("an answer has a key, and the key means that answer", () => {
  expect([keyOf(0), keyOf(9), indexOfKey(press("1")), indexOfKey(press("A"))]).toEqual(["1", "a", 0, 9]);
  expect(forTable(press("1"))).toBe(true);
});

it("single keys do nothing for players who have turned them off, and none is shown", () => {
  settings.keys = false;
  expect([keyOf(0), indexOfKey(press("1"))]).toEqual(["", -1]);
  expect([forTable(press("1")), forTable(press("Backspace"))]).toEqual([false, false]);
});

it("Escape always puts away what is open", () => {
  settings.keys = false;
  expect(forTable(press("Escape"))).toBe(true);
});
