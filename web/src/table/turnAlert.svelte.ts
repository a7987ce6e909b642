// Alerts the player when it is their turn: a short sound, and a mark in the title.

import { settings } from "../settings.svelte";
import type { TableState } from "../game/table.svelte";
import { say } from "../text/language.svelte";

let audio: AudioContext | null = null;

/** Plays two soft notes, synthesized, so that there is no file to fetch. */
export function chime(): void {
  // Before the first click or key, browsers would delay the sound until then.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Firefox has it only since version 120
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    note(audio, 659.25, 0);
    note(audio, 880, 0.16);
  } catch {
    // the browser has no sound
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const begin = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 0.55);
}

/** Sets the title and plays the sound for a table; for the component that shows it. */
export function watchTurn(table: () => TableState | null, name: () => string): void {
  let last = "";
  let wasMine = false;
  $effect(() => {
    if (table()?.held) return; // whose turn it is depends on dice that are not shown yet
    const mine = table()?.mine ?? false;
    document.title = mine ? say("web-title-turn", { table: name() }) : name();
  });
  $effect(() => {
    const here = table();
    if (here?.held) return;
    const asked = here?.mine ? `${here.seat} ${here.prompt?.id}` : "";
    // A question right after the player's own answer is no news, unless the page is hidden.
    const news = asked !== "" && asked !== last && (!wasMine || document.hidden);
    wasMine = asked !== "";
    if (asked) last = asked;
    if (news && settings.sound) chime();
  });
}
