// Where Milady was, turn by turn, and what all players could know of it.

import { BASTILLE, COLOMBIER, ROCHELLE } from "../ids";
import type { Choice, View } from "../wire/types.gen";
import type { Happened } from "./standingEvents";

export interface PathStep {
  turn: number;
  place: number; // -1: not known (yet), or nowhere
  ruledOut: number; // a mask: the places where all players knew she wasn't, before they saw her
  met: boolean; // Rochefort was met there, or she was found
  beside: number[]; // Musketeers who stood there at the end of the turn without meeting her
}

const TURN = 0; // the fields of a Choice by position
const PLACES = 21;
const RULED_OUT = 24;

/** Her path. `events` are Milady's own: only she is told where she goes. */
export function miladysPath(events: readonly Happened[], view: View): PathStep[] {
  const steps = Array.from({ length: view.turn }, (_, at): PathStep => {
    const turn = at + 1;
    return { turn, place: -1, ruledOut: ruledOutIn(turn, view), met: false, beside: [] };
  });
  const places = [...(view.choices[0]?.[PLACES] ?? view.place.map(() => -1))];
  events.forEach((happened, at) => {
    follow(places, happened);
    const step = steps[happened.turn - 1];
    if (step) reveal(step, happened, places, events[at - 1]?.kind === "card_discarded");
  });
  return steps;
}

function ruledOutIn(turn: number, view: View): number {
  const choice: Choice | undefined = view.choices.find((one) => one[TURN] === turn);
  const shown = turn < view.turn || view.shown !== 0;
  return shown ? (choice?.[RULED_OUT] ?? 0) : view.excluded;
}

/** `early`: a card of the Musketeers has shown her, so they know. At La Rochelle no one could have met her. */
function reveal(step: PathStep, { kind, values }: Happened, places: readonly number[], early: boolean): void {
  if (kind === "destination_chosen") step.place = values[0]!;
  else if (kind === "milady_shown") {
    step.place = values[0]!;
    if (!early && step.place !== ROCHELLE)
      step.beside = places.flatMap((place, hero) => (place === step.place ? [hero] : []));
  } else if (kind === "rochefort_came" || kind === "milady_found") {
    step.met = true;
    step.beside = [];
  }
}

/** Where the Musketeers go. */
function follow(places: number[], { kind, values: [hero, place] }: Happened): void {
  if (kind === "moved" || kind === "rode") places[hero!] = place!;
  else if (kind === "jailed") places[hero!] = BASTILLE;
  else if (kind === "freed" || kind === "fell") places[hero!] = COLOMBIER;
}

/** The last turn in which a Musketeer stood beside her and did not know it. */
export function nearMiss(steps: readonly PathStep[]): PathStep | null {
  return steps.findLast((step) => step.beside.length > 0) ?? null;
}
