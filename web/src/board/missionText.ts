// The challenge of a mission in words.

import { nameOf } from "../text/gameText";
import { say } from "../text/language.svelte";
import type { Mission } from "./missionsInPlay";

/** Its skill and level; if a trap makes it harder than the card says, by how much. */
export function challengeText({ skill, level, harder, trap, done }: Mission): string {
  const values = { skill: nameOf("skill", skill), level };
  if (done) return say("web-challenge-done", values);
  if (harder === 0) return say("web-challenge", values);
  return say("web-challenge-harder", { ...values, printed: level - harder, more: harder, trap: nameOf("trap", trap) });
}
