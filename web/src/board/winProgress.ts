// How close Milady is to each way of winning, and how far the Musketeers have come in the Quest.

import { frameOf } from "../state/frames";
import { ENGLAND, INN, NO_TOKEN, RETURN } from "../ids";
import type { Box, View } from "../wire/types.gen";

export type ClockName = "time" | "siege" | "honour" | "abduction" | "barred";
export type Danger = "far" | "near" | "last";

export interface Clock {
  name: ClockName;
  left: number; // steps until Milady has won by it
  of: number; // steps from its farthest end
  danger: Danger;
  asleep: boolean; // it cannot advance now: no Paris card in play strangles Constance
}

const STRANGLES = "strangles";

/** "near" from half of the way on, "last" from three quarters on. */
export function dangerOf(left: number, start: number): Danger {
  if (left * 4 <= start) return "last";
  return left * 2 <= start ? "near" : "far";
}

function clock(name: ClockName, left: number, of: number, start = of): Clock {
  return { name, left, of, danger: dangerOf(left, start), asleep: false };
}

/** The ways in which Milady wins, always in the same order. The last one exists only in the variant Mortal Quest. */
export function clocksOf(view: View, box: Box, mortal = false): Clock[] {
  const printed = box.printed;
  const last = printed.time_dice.length;
  const made = [
    clock("time", last - view.time, last),
    clock("siege", view.siege + printed.siege_end, 2 * printed.siege_end, printed.siege_end),
    clock("honour", view.honour, printed.honour),
    abduction(view, box),
  ];
  return mortal ? [...made, barred(view)] : made;
}

function abduction(view: View, box: Box): Clock {
  const card = box.printed.paris[view.paris_card];
  const strangles = card !== undefined && box.words.effect[card.effect] === STRANGLES;
  if (strangles) return clock("abduction", card.effect_amount - view.constance, card.effect_amount);
  const of = box.printed.paris_successes;
  return { ...clock("abduction", of, of), asleep: true };
}

function barred(view: View): Clock {
  const inPlay = view.place.filter((place) => place >= 0).length;
  const out = view.place.filter((place, hero) => place >= 0 && (view.barred >> hero) & 1).length;
  return clock("barred", inPlay - out, inPlay);
}

// --- the Quest ------------------------------------------------------------------------------------

export interface Progress {
  board: number; // 0 to 3
  done: number; // steps of this board
  of: number;
}

/** How far the Musketeers have come on the Quest board in play. */
export function progressOf(view: View, box: Box): Progress {
  const boards = box.boards;
  if (view.board === INN) return { board: INN, done: openedFarthest(view, boards), of: boards.inn_length };
  if (view.board === ENGLAND) return { board: ENGLAND, done: bits(view.england), of: box.printed.england.length + 1 };
  if (view.board === RETURN) {
    const gone = view.spaces.slice(0, boards.return_spaces).filter((token) => token === NO_TOKEN).length;
    return { board: RETURN, done: areTokensLaid(view) ? gone : 0, of: boards.return_spaces };
  }
  return { board: view.board, done: view.antechamber, of: boards.antechambers };
}

/** Whether Milady has laid the tokens of the board in play: until then, an empty space is not a success. */
export function areTokensLaid(view: View): boolean {
  if (frameOf(view, "lay_tokens")) return false;
  const begun = view.spaces.some((token) => token !== NO_TOKEN) || view.tokens_out.some((out) => out > 0);
  return view.board !== INN || begun; // other choices come before the tokens of the Inn
}

function openedFarthest(view: View, boards: Box["boards"]): number {
  if (!areTokensLaid(view)) return 0;
  const paths = Array.from({ length: boards.inn_paths }, (_, path) => pathSpaces(path, boards));
  return Math.max(...paths.map((spaces) => spaces.filter((space) => view.spaces[space] === NO_TOKEN).length));
}

/** The spaces of a path of the Inn, from the common room on. */
export function pathSpaces(path: number, boards: Box["boards"]): number[] {
  return Array.from({ length: boards.inn_length }, (_, step) => path * boards.inn_length + step);
}

export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
}
