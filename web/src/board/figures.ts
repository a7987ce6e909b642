// The figures on the board: where each stands, and how it looks. Each has its own outline, letters and colour, so that
// players can tell figures apart without colours.

import { QUARTERS, ROCHEFORT as FOE } from "../ids";
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

/** Every figure on the board. Milady is in her quarters until she is revealed. */
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
  return [...(solo && !away ? [] : [milady]), ...(guards ? [rochefort] : [])];
}

/** The figures at a place, in the order in which they stand there. */
export function figuresAt(figures: readonly Standing[], place: number): Standing[] {
  return figures.filter((figure) => figure.place === place);
}

/** Outlines of about 40 units across, centred on 0/0. */
export const OUTLINES: Record<number, string> = {
  0: "M0-19A19 19 0 1 1 0 19A19 19 0 1 1 0-19Z", // d'Artagnan: round
  1: "M-17-18H17V2C17 12 8 18 0 21C-8 18-17 12-17 2Z", // Athos: a nobleman's shield
  2: "M0-22L20 0L0 22L-20 0Z", // Aramis: a lozenge
  3: "M-19-18H19V18H-19Z", // Porthos: broad and square
  4: "M-10-20H10L20 0L10 20H-10L-20 0Z", // Tréville: six-sided
  [MILADY]: "M0-22C5-22 8-18 7-13C6-9 10-7 13 2L20 20H-20L-13 2C-10-7-6-9-7-13C-8-18-5-22 0-22Z", // a gown
  [ROCHEFORT]: "M-8-20H8L20-8V8L8 20H-8L-20 8V-8Z", // eight-sided
};

export const MARKS: Record<number, string> = {
  0: "dA",
  1: "At",
  2: "Ar",
  3: "Po",
  4: "Tr",
  [MILADY]: "M",
  [ROCHEFORT]: "Ro",
};
