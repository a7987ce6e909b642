// On a touch screen, actions that cannot be undone need a second tap.

import { verbOf } from "../text/notation";

/**
 * Actions that roll dice, reveal something or end the turn: a player cannot undo them alone.
 *
 * Only the server knows what can be undone, and only after the action: trying it out before would reveal hidden
 * information. So this list is an approximation. A missing verb means no second tap, a wrong one a needless tap.
 */
const FINAL = new Set([
  "draw",
  "challenge",
  "duel",
  "fight",
  "task",
  "path",
  "passage",
  "escape",
  "end",
  "go",
  "paris",
  "treachery",
  "take",
  "lay",
  "assign",
  "search",
  "fill",
  "accept",
  "turnup",
  "beggars",
  "one",
  "discard",
  "show",
  "cards",
  "skill",
]);

export class ConfirmTap {
  pending = $state(""); // the action that waits for its second tap

  constructor(private readonly act: (action: string) => void) {}

  press(action: string): void {
    if (this.pending !== action && FINAL.has(verbOf(action)) && matchMedia("(pointer: coarse)").matches) {
      this.pending = action;
      return;
    }
    this.pending = "";
    this.act(action);
  }
}
