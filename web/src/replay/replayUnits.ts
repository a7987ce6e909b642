// The units in which a replay goes forward and back: each has its stops among the positions.

import type { LogLine } from "../state/log";
import type { FoldedReplay } from "./foldReplay";

export const UNITS = ["step", "decision", "turn", "round", "duel", "key"] as const;
export type Unit = (typeof UNITS)[number];

/** Events that turned the game, for everyone to see. */
const KEY_EVENTS = new Set([
  "milady_found",
  "rochefort_fell",
  "fell",
  "jailed",
  "barred",
  "louvre_done",
  "louvre_failed",
  "paris_closed",
  "board_completed",
  "game_over",
]);

export function isKeyMoment(line: LogLine | null): boolean {
  return KEY_EVENTS.has(String(line?.event?.[0]));
}

/** The positions of the key moments that an analysis found, or null if there is none. */
type Keys = readonly number[] | null;

/** Whether a unit stops at a position. */
export function isStop(replay: FoldedReplay, at: number, unit: Unit, keys: Keys): boolean {
  if (unit === "step") return true;
  if (unit === "decision") return replay.isWhole(at) && replay.frameAt(at).prompt !== null;
  const line = replay.lineAt(at);
  if (unit === "key") return keys ? keys.includes(at) : isKeyMoment(line);
  const kind = { turn: "turn_started", round: "turn_began", duel: "duel_began" }[unit];
  return line?.event?.[0] === kind;
}

/** The next stop after a position, or -1. */
export function nextStop(replay: FoldedReplay, at: number, unit: Unit, keys: Keys): number {
  for (let next = at + 1; next < replay.positions.length; next += 1) if (isStop(replay, next, unit, keys)) return next;
  return -1;
}

/** The last stop before a position, or the beginning. */
export function stopBefore(replay: FoldedReplay, at: number, unit: Unit, keys: Keys): number {
  for (let last = at - 1; last > 0; last -= 1) if (isStop(replay, last, unit, keys)) return last;
  return 0;
}
