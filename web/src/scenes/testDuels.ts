// Real duels, fought by the engine (tools/webduels.py) with the shipped box, and lines of a log, for tests.

import made from "../learn/positions.json";
import type { LogLine } from "../state/log";
import type { Box, Entry, GameEvent, View } from "../wire/types.gen";
import type { DuelScene } from "./duelScene";
import duels from "./duels.json";
import { sceneOf } from "./scene";

export const box = made.box as unknown as Box;

const ENTRY: Entry = { kind: "played", at: 0, by: 0, seat: 1, events: [], cause: "" };

export function line(version: number, at: number, event: GameEvent | null, entry = ENTRY): LogLine {
  return { key: `${version}.${at}`, version, at: 0, entry, event, board: 0, turn: 1 };
}

/** Events of one move, as lines. */
export function told(...events: GameEvent[]): LogLine[] {
  return events.map((event, at) => line(7, at, event));
}

export const ROLL = (swords: number, shields: number, lilies: number): number => swords + 16 * shields + 256 * lilies;

export interface RealDuel {
  name: string;
  oneWound: boolean;
  view: View; // before it; only the fields that a duel needs
  events: GameEvent[];
  scene: DuelScene; // at its end
}

export const realDuels: RealDuel[] = duels.map((duel) => {
  const events = duel.events as GameEvent[];
  const scene = sceneOf(told(...events), null) as DuelScene;
  return {
    name: duel.name,
    oneWound: duel.one_wound,
    view: viewAt(duel.view as unknown as View, events),
    events,
    scene,
  };
});

/** The view with the life that is left at the end. */
function viewAt(before: View, events: readonly GameEvent[]): View {
  const life = [...before.life];
  for (const [kind, hero, , now] of events) if (kind === "life_lost") life[Number(hero)] = Number(now);
  return { ...before, life, stack: [] };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The values at a place in all events of a kind. */
export function valuesOf(events: readonly GameEvent[], kind: string, at: number): number[] {
  return events.filter((event) => event[0] === kind).map((event) => Number(event[at]));
}
