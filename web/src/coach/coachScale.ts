// The scale on which the coach's answers are drawn: wide enough for all of them, in steps of five percent.

import type { CoachAnswer } from "../wire/types.gen";

const STEP = 0.05;
const LEAST = 0.1; // the narrowest scale

export interface Scale {
  low: number;
  high: number;
}

/** A scale that has room for all answers with their errors. */
export function scaleOf(answers: readonly Pick<CoachAnswer, "chance" | "error">[]): Scale {
  const least = Math.min(...answers.map((one) => one.chance - one.error));
  const most = Math.max(...answers.map((one) => one.chance + one.error));
  const low = Math.max(0, Math.min(1 - LEAST, Math.floor(least / STEP) * STEP));
  const high = Math.min(1, Math.max(low + LEAST, Math.ceil(most / STEP) * STEP));
  return { low, high };
}

/** Where a chance lies on a scale, in percent of its length. */
export function along(scale: Scale, chance: number): number {
  return Math.max(0, Math.min(100, (100 * (chance - scale.low)) / (scale.high - scale.low)));
}
