// Hints for answers: what the card or piece does.

import { about, nameOf, sentence } from "../text/gameText";
import { parseAction } from "../text/notation";
import type { View } from "../wire/types.gen";

const TOLD = new Set(["buy", "play", "treachery", "search", "paris", "duel", "replace", "gift", "task"]);
const GROUPS = new Set(["item", "card", "treachery", "paris", "foe"]);

export function explanationOf(action: string): string {
  const { verb, fields } = parseAction(action);
  if (!TOLD.has(verb)) return "";
  const field = fields.find((one) => GROUPS.has(one.kind) && typeof one.value === "number" && one.value >= 0);
  if (!field || typeof field.value !== "number") return "";
  const trait = field.kind === "foe" ? about("foe_trait", field.value) : ""; // dice and life are on the mission's card
  return trait || about(field.kind, field.value);
}

/** The place of the Musketeer, if an answer names only a Musketeer. */
export function whereabouts(action: string, view: View): string {
  const [field, ...more] = parseAction(action).fields;
  const place = field?.kind === "hero" && more.length === 0 ? (view.place[field.value] ?? -1) : -1;
  return place < 0 ? "" : sentence(nameOf("place", place, "loc"));
}
