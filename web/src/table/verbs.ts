// A Musketeer's actions in the order of the menu, and what to ask the server about those that are not possible now.

import { FIRST_CHARACTER, OPEN_PLACES } from "../ids";
import { idName, names } from "../text/names";
import type { Reason, View } from "../wire/types.gen";

/** In the order of the rulebook's list; a verb keeps its place and its key for the whole game. */
export const VERBS = [
  "draw",
  "move",
  "trade",
  "play",
  "reinforce",
  "challenge",
  "duel",
  "equip",
  "task",
  "path",
  "back",
  "fight",
  "passage",
  "escape",
  "bribe",
  "ride",
  "order",
  "end",
] as const;

/** The actions that exist at this table: only M. de Tréville gives orders. */
export function verbsOf(heroes: readonly (readonly string[])[]): string[] {
  return VERBS.filter((verb) => verb !== "order" || heroes.flat().includes("treville"));
}

export const END = "end"; // shown at the bottom of the panel

const ON_A_MISSION = 2; // foe_at: 0 Paris, 1 the Louvre

/** Actions to ask about, so that the reasons cover everything that the verb could mean. */
export function probes(verb: string, view: View, hero: number): string[] {
  const others = view.place.flatMap((place, other) => (place >= 0 && other !== hero ? [idName("hero", other)] : []));
  const places = (names().ids.place ?? []).slice(0, OPEN_PLACES);
  switch (verb) {
    case "move":
      return places.map((place) => `move ${place}`);
    case "ride":
      return [`ride ${places.find((_, id) => id !== view.place[hero]) ?? "paris"}`];
    case "trade":
    case "order":
      return others.map((other) => `${verb} ${other}`);
    case "play":
      return characters(view).map((card) => `play ${card} -`);
    case "reinforce":
      return ["reinforce combat"];
    case "challenge":
      return (names().ids.skill ?? []).map((skill) => `challenge ${skill}`);
    case "duel":
      return foes(view).map((foe) => `duel ${foe}`);
    case "task":
      return ["task -", "task combat"];
    case "path":
      return (names().ids.path ?? []).map((path) => `path ${path}`);
    case "fight":
      return ["fight 0", "fight 1"];
    default:
      return [verb];
  }
}

function characters(view: View): string[] {
  const held = view.hand.flatMap((n, card) => (n && card >= FIRST_CHARACTER ? [card] : []));
  return (held.length ? held : [FIRST_CHARACTER]).map((card) => idName("card", card));
}

function foes(view: View): string[] {
  const out = view.foe_at.flatMap((at, foe) => (at < ON_A_MISSION ? [foe] : []));
  return (out.length ? out : [0]).map((foe) => idName("foe", foe));
}

/** Reasons that say little. */
const VAGUE = new Set(["reason-no-challenge-here", "reason-nobody-to-fight", "reason-no-such-step", "reason-no-task"]);

/** Each reason once; the vague ones only if there is no other. */
export function telling(reasons: readonly (Reason | null)[]): Reason[] {
  const found = new Map(reasons.flatMap((reason) => (reason ? [[JSON.stringify(reason), reason]] : [])));
  const all = [...found.values()];
  const clear = all.filter((reason) => !VAGUE.has(reason.key));
  return clear.length ? clear : all;
}
