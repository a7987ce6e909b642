// The user's settings, kept in this browser.

import { readStored, writeStored } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Motion = "auto" | "reduced";
export type Curtain = "auto" | "always" | "never";
export type DuelRolls = "each" | "all";
export type TextSize = "normal" | "large" | "huge";

export interface Settings {
  language: string; // "": the browser's language
  theme: Theme;
  speed: Speed;
  duelRolls: DuelRolls; // whether the player's own duels wait before every round
  sound: boolean; // off: none of the sounds below
  soundTurn: boolean;
  soundDice: boolean;
  soundSteel: boolean;
  soundCard: boolean;
  soundPurse: boolean;
  soundBell: boolean;
  keys: boolean; // whether single keys answer questions
  motion: Motion;
  textSize: TextSize;
  coach: boolean; // whether the coach advises at the player's own questions, where the table allows it
  curtain: Curtain; // hides the player's own seats from each other; auto: if one of them is Milady's
  nickname: string;
  goalCard: boolean; // shown at the start of a game, until it is closed once
  pointers: boolean; // hints in the first turns, until one is closed
}

const KEY = "mousquetaires";
const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  speed: "normal",
  duelRolls: "each",
  sound: true,
  soundTurn: true,
  soundDice: true,
  soundSteel: true,
  soundCard: true,
  soundPurse: true,
  soundBell: true,
  keys: true,
  motion: "auto",
  textSize: "normal",
  coach: false,
  curtain: "auto",
  nickname: "",
  goalCard: true,
  pointers: true,
};

function read(): Settings {
  return { ...DEFAULTS, ...readStored<Partial<Settings>>(KEY, {}) };
}

export const settings: Settings = $state(read());
const system = $state({ dark: false }); // the preference of the operating system

/** Stores changes, and applies the settings to the page; for the root component. */
export function persistSettings(): void {
  let known = $state.snapshot(settings);
  $effect(() => {
    const now = $state.snapshot(settings);
    writeStored(KEY, merged(read(), known, now));
    known = now;
  });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const update = (): void => void (system.dark = dark.matches);
  update();
  $effect(() => {
    dark.addEventListener("change", update);
    return () => dark.removeEventListener("change", update);
  });
  $effect(applyToPage);
}

/** The stored settings with the changes made here: another tab may have changed others. */
export function merged(stored: Settings, before: Settings, now: Settings): Settings {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name as keyof Settings]);
  return { ...stored, ...Object.fromEntries(changed) };
}

function applyToPage(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = reducesMotion() ? "reduced" : "full";
  root.dataset.text = settings.textSize;
}

export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** From light to dark, or back. */
export function switchTheme(): void {
  settings.theme = theme() === "dark" ? "light" : "dark";
}

/** Whether animations are off. */
export function reducesMotion(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
