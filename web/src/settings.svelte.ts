// What somebody likes, kept in this browser alone.

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Motion = "auto" | "reduced";
export type Curtain = "auto" | "always" | "never";
export type TextSize = "normal" | "large" | "huge";

export interface Settings {
  language: string; // "": what the browser speaks
  theme: Theme;
  speed: Speed;
  sound: boolean;
  keys: boolean; // single keys answer what is asked
  motion: Motion;
  textSize: TextSize;
  curtain: Curtain; // between one's own seats; auto: where one of them is Milady's
  nickname: string;
}

const KEY = "mousquetaires";
const USUAL: Settings = {
  language: "",
  theme: "auto",
  speed: "normal",
  sound: true,
  keys: true,
  motion: "auto",
  textSize: "normal",
  curtain: "auto",
  nickname: "",
};

function read(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL }; // no storage, or something else wrote there
  }
}

export const settings: Settings = $state(read());
const system = $state({ dark: false }); // what the visitor's machine likes

/** Writes down what was changed, and shows the page accordingly; for the root component. */
export function persistSettings(): void {
  let known = $state.snapshot(settings);
  $effect(() => {
    const now = $state.snapshot(settings);
    try {
      localStorage.setItem(KEY, JSON.stringify(merged(read(), known, now)));
    } catch {
      // a browser without storage forgets
    }
    known = now;
  });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const hear = (): void => void (system.dark = dark.matches);
  hear();
  $effect(() => {
    dark.addEventListener("change", hear);
    return () => dark.removeEventListener("change", hear);
  });
  $effect(dress);
}

/** What is stored with what was changed here: another tab may have changed something else meanwhile. */
export function merged(stored: Settings, before: Settings, now: Settings): Settings {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name as keyof Settings]);
  return { ...stored, ...Object.fromEntries(changed) };
}

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = reducesMotion() ? "reduced" : "full";
  root.dataset.text = settings.textSize;
}

export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** Whether nothing should move. */
export function reducesMotion(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
