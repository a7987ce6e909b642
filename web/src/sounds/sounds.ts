// Plays sounds as far as the player wants to hear them.

import { settings, type Settings } from "../settings.svelte";
import { synthesize, type Sound } from "./synth";

/** The sounds in the order of the settings, each with its switch. */
export const SWITCHES: Readonly<Record<Sound, Extract<keyof Settings, `sound${string}`>>> = {
  turn: "soundTurn",
  dice: "soundDice",
  steel: "soundSteel",
  card: "soundCard",
  purse: "soundPurse",
  bell: "soundBell",
};

const PAUSE = 120; // milliseconds between two of the same sound
const last = new Map<Sound, number>();
let audio: AudioContext | null = null;

export function isOn(sound: Sound): boolean {
  return settings.sound && settings[SWITCHES[sound]];
}

export function playSound(sound: Sound): void {
  if (!isOn(sound)) return;
  // Before the first click or key, browsers would delay the sound until then.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Firefox has it only since version 120
  if (!navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -Infinity) < PAUSE) return;
  last.set(sound, now);
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    synthesize(audio, sound);
  } catch {
    // the browser has no sound
  }
}
