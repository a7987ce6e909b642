// The figures on the board, and where each stands.

import { QUARTERS, ROCHEFORT as FOE } from "../ids";
import { nameOf } from "../text/gameText";
import { say } from "../text/language.svelte";
import type { View } from "../wire/types.gen";

export const MILADY = -1; // in the list of figures; Musketeers are their own numbers
export const ROCHEFORT = -2;

const NOWHERE = -1;
const GUARDED = [0, 1, 3]; // Paris, the Louvre and the Quest: where Rochefort bars the way

export interface Standing {
  who: number;
  place: number;
  lying: boolean;
  veiled: boolean; // Milady at her own secret destination: only she sees it
}

/** Every figure on the board. While Milady hides, her face-down Location card stands for her. */
export function figuresOf(view: View, solo: boolean): Standing[] {
  const heroes = view.place.flatMap((place, who) =>
    place === NOWHERE ? [] : [{ who, place, lying: Boolean((view.lying >> who) & 1), veiled: false }],
  );
  return [...heroes, ...herFigures(view, solo)];
}

function herFigures(view: View, solo: boolean): Standing[] {
  const away = view.destination !== NOWHERE;
  const place = away ? view.destination : QUARTERS;
  const milady: Standing = { who: MILADY, place, lying: false, veiled: away && !view.shown };
  const guards = away && Boolean(view.shown) && GUARDED.includes(place) && view.foe_life[FOE]! > 0 && !view.fled;
  const rochefort: Standing = { who: ROCHEFORT, place, lying: false, veiled: false };
  const absent = !away && (solo || Boolean(view.hiding));
  return [...(absent ? [] : [milady]), ...(guards ? [rochefort] : [])];
}

/** The figures at a place, in the order in which they stand there. */
export function figuresAt(figures: readonly Standing[], place: number): Standing[] {
  return figures.filter((figure) => figure.place === place);
}

/** A figure's name, for people who can't see it. */
export function nameOfFigure(figure: Standing): string {
  if (figure.who === MILADY) return nameOf("seat", "milady");
  if (figure.who === ROCHEFORT) return nameOf("foe", "rochefort");
  const name = nameOf("hero", figure.who);
  return figure.lying ? say("web-board-lying", { hero: name }) : name;
}
