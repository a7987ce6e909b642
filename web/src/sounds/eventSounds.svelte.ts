// Which event sounds like what, during playback.

import type { TableState } from "../state/table.svelte";
import { settings } from "../settings.svelte";
import { playSound } from "./sounds";
import type { Sound } from "./synth";

const SOUNDS: Readonly<Record<string, Sound>> = {
  blue_rolled: "dice",
  red_rolled: "dice",
  foe_rerolled: "dice",
  blade_used: "dice",
  trap_rolled: "dice",
  strangle_rolled: "dice",
  siege_red_rolled: "dice",
  siege_blue_rolled: "dice",
  siege_rerolled: "dice",
  duel_began: "steel",
  manoeuvre_shown: "steel",
  foe_manoeuvre_shown: "steel",
  foe_wounded: "steel",
  rochefort_wounded: "steel",
  life_lost: "steel",
  card_drawn: "card",
  card_discarded: "card",
  treachery_played: "card",
  character_played: "card",
  token_turned: "card",
  milady_shown: "card",
  purse_changed: "purse",
  bought: "purse",
  rochefort_came: "bell",
  fell: "bell",
  louvre_done: "bell",
  paris_closed: "bell",
  board_completed: "bell",
  game_over: "bell",
};

/** The sound of an event; null for most. */
export function soundOf(kind: string): Sound | null {
  return SOUNDS[kind] ?? null;
}

/** Plays the sounds of what is shown; for the component that shows the table. */
export function watchSounds(table: () => TableState): void {
  $effect(() => {
    const line = table().playback.currentLine;
    if (!line?.event || line.turn === 0 || settings.speed === "instant" || document.hidden) return;
    const sound = soundOf(String(line.event[0]));
    if (sound) playSound(sound);
  });
}
