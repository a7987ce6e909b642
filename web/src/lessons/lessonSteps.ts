// Which step of a lesson is shown: the server says how many moves were made, the browser which steps were only read.

import type { LessonLine, LessonStep } from "../wire/types.gen";

/** The number of the step that is shown; the number of all steps once the lesson is over. */
export function shownStep(steps: readonly LessonStep[], moves: number, read: number): number {
  const due = dueStep(steps, moves);
  for (let at = afterMove(steps, moves); at < due; at++) if (at >= read) return at;
  return due;
}

/** The step that waits for the next move; the number of all steps if there is none. */
export function dueStep(steps: readonly LessonStep[], moves: number): number {
  let left = moves;
  const found = steps.findIndex((step) => step.moves.length > 0 && left-- === 0);
  return found < 0 ? steps.length : found;
}

/** The first step after the last move. */
function afterMove(steps: readonly LessonStep[], moves: number): number {
  return moves === 0 ? 0 : Math.min(steps.length, dueStep(steps, moves - 1) + 1);
}

/** The texts of a lesson are named after it: lesson-first-turn-goal. */
export function textKey(lesson: Pick<LessonLine, "name">, part: string): string {
  return `lesson-${lesson.name}-${part}`.replaceAll("_", "-");
}

/** The answer that a step asks for, if it is only one. */
export function expectedMove(step: LessonStep | undefined): string {
  const move = step?.moves[0] ?? "";
  return move.includes("*") ? "" : move;
}
