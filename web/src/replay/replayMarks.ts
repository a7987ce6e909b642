// The marks on the time line: duels with their results, key moments, the player's notes.

import { resultOf, type DuelResult } from "../ending/duelTally";
import type { FoldedReplay } from "./foldReplay";
import { isKeyMoment } from "./replayUnits";

export interface DuelMark {
  at: number;
  result: DuelResult;
}

/** Every duel that stands, where it ended. */
export function duelMarks(replay: FoldedReplay): DuelMark[] {
  return marked(replay, (at) => {
    const event = replay.lineAt(at)?.event;
    return event?.[0] === "duel_ended" ? [{ at, result: resultOf(Number(event[3])) }] : [];
  });
}

export function keyMarks(replay: FoldedReplay): number[] {
  return marked(replay, (at) => (isKeyMoment(replay.lineAt(at)) ? [at] : []));
}

function marked<Mark>(replay: FoldedReplay, found: (at: number) => Mark[]): Mark[] {
  const undone = new Set(replay.log.lines.filter((line) => line.undone !== undefined).map((line) => line.key));
  return replay.positions.flatMap((_, at) => (undone.has(replay.lineAt(at)?.key ?? "") ? [] : found(at)));
}
