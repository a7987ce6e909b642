// Alerts the player when it is their turn: a short sound, and a mark in the title.

import type { TableState } from "../state/table.svelte";
import { playSound } from "../sounds/sounds";
import { say } from "../text/language.svelte";

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
    if (news) playSound("turn");
  });
}
