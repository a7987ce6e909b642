// Loads the code of the game when a game begins: the waiting room does not need it.

import type Game from "./Game.svelte";

/** Loads the game. All callers share one request. */
export function loadGame(): Promise<{ default: typeof Game }> {
  return import("./Game.svelte");
}

/** Starts loading the game before it is needed. If that fails, the page of the table reports it. */
export function preloadGame(): void {
  void loadGame().catch(() => undefined);
}
