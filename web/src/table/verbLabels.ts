// The labels of actions that open a list of answers.

import { actionText } from "../text/gameText";
import { say } from "../text/language.svelte";

const LABELS: Record<string, () => string> = {
  move: () => say("web-verb-move"),
  trade: () => say("web-verb-trade"),
  play: () => say("web-verb-play"),
  reinforce: () => say("web-verb-reinforce"),
  challenge: () => say("web-verb-challenge"),
  duel: () => say("web-verb-duel"),
  task: () => say("web-verb-task"),
  path: () => say("web-verb-path"),
  fight: () => say("web-verb-fight"),
  ride: () => say("web-verb-ride"),
  order: () => say("web-verb-order"),
};

export function verbLabel(verb: string): string {
  return LABELS[verb]?.() ?? actionText(verb);
}
