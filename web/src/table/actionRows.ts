// The possible actions of a Musketeer as rows of the menu, those of his place first.

import type { IconName } from "../design/icons.gen";
import { PATH_ICONS, SKILL_ICONS } from "../board/icons";
import { parseAction, verbOf } from "../text/notation";
import { END } from "./verbs";

export const MOST_ROWS = 7; // the others are folded
const MOST_DIRECT = 3; // answers of one verb that have rows of their own

/** What a place is for comes first, then what can be done anywhere. */
const ORDER: readonly string[] = [
  "duel",
  "challenge",
  "task",
  "fight",
  "path",
  "passage",
  "escape",
  "bribe",
  "reinforce",
  "move",
  "draw",
  "equip",
  "trade",
  "play",
  "ride",
  "order",
  "back",
];
/** These always open a list: their answers are places, or too many. */
const LISTED = new Set(["move", "ride"]);

const ICONS: Readonly<Record<string, IconName>> = {
  duel: "crossed-swords",
  task: "rose",
  fight: "crossed-sabres",
  passage: "closed-doors",
  escape: "crossed-swords",
  bribe: "two-coins",
  reinforce: "cannon",
  move: "boot-prints",
  draw: "cards",
  equip: "sword-hilt",
  trade: "conversation",
  play: "person",
  ride: "horse-head",
  order: "feather",
  back: "undo",
};

/** One row: an answer, or a verb that opens a list of answers. */
export interface ActionRow {
  verb: string;
  actions: string[];
  opens: boolean;
}

/** All rows, the most relevant first; the end of the turn has a button of its own. */
export function rowsOf(options: readonly string[]): ActionRow[] {
  const verbs = [...new Set(options.map(verbOf))].filter((verb) => verb !== END);
  const rank = (verb: string): number => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);
  return verbs
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((verb): ActionRow[] => {
      const actions = options.filter((action) => verbOf(action) === verb);
      if (LISTED.has(verb) || actions.length > MOST_DIRECT) return [{ verb, actions, opens: true }];
      return actions.map((action) => ({ verb, actions: [action], opens: false }));
    });
}

export function iconOf(row: Pick<ActionRow, "verb" | "actions">): IconName | undefined {
  const field = parseAction(row.actions[0] ?? row.verb).fields[0];
  const id = typeof field?.value === "number" ? field.value : -1;
  if (field?.kind === "skill") return SKILL_ICONS[id];
  if (field?.kind === "path") return PATH_ICONS[id];
  return ICONS[row.verb];
}
