// The two missions in play, read from the view and the printed cards.

import { ADVERSARIES, HARLOT, LOUVRE, PARIS } from "../ids";
import { frameOf } from "../state/frames";
import type { Box, View } from "../wire/types.gen";

const NO_CHALLENGE = -1;
const LILIES = "lilies";

export interface Mission {
  place: number;
  card: number; // a Paris or Louvre card; -1: none
  skill: number; // -1: it has no challenge
  level: number; // with what the Harlot adds
  harder: number; // what the Harlot adds
  done: boolean; // the challenge is overcome
  rating: number;
  foes: number[];
  trap: number; // -1: none
  progress: number; // towards what a Paris card asks for in addition
  asks: number; // how much of it, 0: nothing
  unguarded: boolean; // Milady is still choosing who stands in the way
}

export function missionsOf(view: View, box: Box): Mission[] {
  return [missionAt(view, box, PARIS), missionAt(view, box, LOUVRE)];
}

/** Lilies found are counted with Constance's token, everything else in `progress`. */
function progressOf(view: View, box: Box): number {
  return countsLilies(view, box) ? view.constance : view.progress;
}

export function countsLilies(view: View, box: Box): boolean {
  const card = box.printed.paris[view.paris_card];
  return card !== undefined && box.words.stipulation[card.stipulation] === LILIES;
}

function missionAt(view: View, box: Box, place: number): Mission {
  const card = place === PARIS ? view.paris_card : view.louvre_card;
  const printed = place === PARIS ? box.printed.paris[card] : box.printed.louvre[card];
  const trap = view.trap_at.indexOf(place);
  const harder = trap === HARLOT ? (box.printed.traps[HARLOT]?.amount ?? 0) : 0;
  return {
    place,
    card,
    skill: printed?.skill ?? NO_CHALLENGE,
    level: (printed?.level ?? 0) + harder,
    harder,
    done: Boolean(place === PARIS ? view.paris_done : view.louvre_done),
    rating: printed?.rating ?? 0,
    foes: view.foe_at.flatMap((at, foe) => (at === place && foe < ADVERSARIES ? [foe] : [])),
    trap,
    progress: place === PARIS ? progressOf(view, box) : 0,
    asks: place === PARIS ? (box.printed.paris[card]?.stipulation_amount ?? 0) : 0,
    unguarded: card >= 0 && isUnguarded(view, place),
  };
}

/** Whether adversaries are still to come: Milady is asked for them, or the set-up has not got that far. */
function isUnguarded(view: View, place: number): boolean {
  const force = frameOf(view, "force");
  if (force) return force.place === place && force.step === "lay";
  return frameOf(view, "set_up") !== null && place === PARIS;
}
