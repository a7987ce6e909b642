// What somebody likes, kept in this browser alone.

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Motion = "auto" | "reduced";
export type Curtain = "auto" | "always" | "never";
export type TextSize = "normal" | "large" | "huge";

interface Kept {
  language: string; // "": what the browser speaks
  theme: Theme;
  speed: Speed;
  sound: boolean;
  motion: Motion;
  textSize: TextSize;
  curtain: Curtain; // between one's own seats; auto: where one of them is Milady's
  nickname: string;
}

const KEY = "mousquetaires";
const USUAL: Kept = {
  language: "", theme: "auto", speed: "normal", sound: true, motion: "auto", textSize: "normal", curtain: "auto", nickname: "",
};

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // no storage, or something else wrote there
  }
}

export const settings: Kept = $state(read());
const system = $state({ dark: false }); // what the visitor's machine likes

/** Writes down what was changed, and shows the page accordingly; for the root component. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser without storage forgets
    }
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

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = calm() ? "reduced" : "full";
  root.dataset.text = settings.textSize;
}

export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** Whether nothing should move. */
export function calm(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
