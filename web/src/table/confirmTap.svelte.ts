// On a touch screen what cannot be undone asks once: the first tap arms, the second acts.

import { verbOf } from "../text/notation";

/**
 * What lets chance fall, shows something hidden or hands the turn on: nobody takes that back alone.
 *
 * The server says how many inputs can be taken back once they are made, never beforehand: whether an answer brings dice, a
 * reveal or another seat's move is known only when it has been carried out, and to try it out first would tell a seat what it
 * may not know. So this is a list of verbs, and only a courtesy: a verb too few costs a tap's safety, one too many a tap.
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
  armed = $state("");

  constructor(private readonly act: (action: string) => void) {}

  press(action: string): void {
    if (this.armed !== action && FINAL.has(verbOf(action)) && matchMedia("(pointer: coarse)").matches) {
      this.armed = action;
      return;
    }
    this.armed = "";
    this.act(action);
  }
}
