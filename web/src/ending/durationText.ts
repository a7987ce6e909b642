// How long a game took, in words.

import { say } from "../text/language.svelte";

const HOUR = 60;
const DAY = 24 * HOUR;

export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 1) return "";
  if (whole < HOUR) return say("web-end-minutes", { n: whole });
  if (whole < 2 * DAY) return say("web-end-hours", { hours: Math.floor(whole / HOUR), minutes: whole % HOUR });
  return say("web-clock-days", { n: Math.round(whole / DAY) });
}
