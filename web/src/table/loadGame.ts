// The game itself is fetched once somebody plays: who is still waiting needs nothing of it.

import type Game from "./Game.svelte";

/** The same for everybody who asks; the sooner it is asked for, the sooner the first question is there. */
export function loadGame(): Promise<{ default: typeof Game }> {
  return import("./Game.svelte");
}

/** The game is about to begin. Should it not come, the table's own page says so. */
export function preloadGame(): void {
  void loadGame().catch(() => undefined);
}
