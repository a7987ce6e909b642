// Durations, time controls and "how long ago" as text.

import { say, locale } from "../text/language.svelte";
import { DAY, PACES, SAND } from "./tableForm.svelte";

const MINUTE = 60;
const HOUR = 3600;

export function durationText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("web-days", { n: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("web-hours", { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return say("web-minutes", { n: seconds / MINUTE });
  return say("web-seconds", { n: Math.round(seconds) });
}

export function sandChoices(): { value: number; label: string }[] {
  return SAND.map((value) => ({ value, label: durationText(value) }));
}

/** The time controls (no clock, live, slow), each with a description. */
export function paceChoices(): { value: number; label: string; about: string }[] {
  return PACES.map((value) => ({ value, label: paceText(value), about: say(`web-pace-about-${kind(value)}`) }));
}

export function paceText(seconds: number): string {
  return seconds === 0 ? say("web-pace-none") : say("web-pace-each", { time: durationText(seconds) });
}

function kind(seconds: number): "none" | "live" | "slow" {
  return seconds === 0 ? "none" : seconds < HOUR ? "live" : "slow";
}

/** How long ago, in the current language. */
export function agoText(then: number): string {
  const relative = new Intl.RelativeTimeFormat(locale.language, { numeric: "auto" });
  const seconds = Math.round((then - Date.now()) / 1000);
  if (-seconds < MINUTE) return relative.format(0, "minute");
  if (-seconds < HOUR) return relative.format(Math.round(seconds / MINUTE), "minute");
  if (-seconds < DAY) return relative.format(Math.round(seconds / HOUR), "hour");
  return relative.format(Math.round(seconds / DAY), "day");
}
