// What the drawing of a Quest board shows, read from the view: the state of each space, who stands where, how far the
// Musketeers have come. Nothing here decides what is possible.

import { areTokensLaid, bits, pathSpaces } from "../board/winProgress";
import { DECOY, FIRST_CHALLENGE, GALLERIES, HIDDEN_TOKEN, NO_TOKEN, QUEST, SNARE } from "../ids";
import type { Box, View } from "../wire/types.gen";

/** What lies on a space. "won": the token is gone, "unlaid": there was none yet. */
export type Piece = "unlaid" | "won" | "hidden" | "decoy" | "snare" | "dice" | "faces" | "challenge";

export interface SpaceState {
  space: number;
  token: number;
  piece: Piece;
  secret: boolean; // face down, but the viewer is Milady
  banner: boolean; // a challenge lies here or will: the first space of an antechamber
  dice: number; // of a guard who rolls
  faces: readonly [swords: number, shields: number, lilies: number]; // of a guard whose dice lie as printed
  life: number; // what a wounded guard has left; 0: not wounded
}

const NO_FACES = [0, 0, 0] as const;

export function spaceState(view: View, box: Box, space: number): SpaceState {
  const token = view.spaces[space] ?? NO_TOKEN;
  const foe = box.printed.foes[box.token_foe[token] ?? -1];
  const wounds = view.token_wounds[space] ?? 0;
  return {
    ...tokenState(token, box),
    space,
    piece: token === NO_TOKEN && !areTokensLaid(view) ? "unlaid" : pieceOf(token, box),
    secret: token >= 0 && !((view.face_up >> space) & 1),
    banner: view.board === GALLERIES && space % box.boards.antechamber_spaces === 0,
    life: wounds > 0 && foe ? foe.life - wounds : 0,
  };
}

/** A token by itself, for example in Milady's reserve. */
export function tokenState(token: number, box: Box): SpaceState {
  const foe = box.printed.foes[box.token_foe[token] ?? -1];
  return {
    space: -1,
    token,
    piece: pieceOf(token, box),
    secret: false,
    banner: token >= FIRST_CHALLENGE,
    dice: foe?.rolls ? foe.dice : 0,
    faces: foe && !foe.rolls ? foe.fixed : NO_FACES,
    life: 0,
  };
}

function pieceOf(token: number, box: Box): Piece {
  if (token === NO_TOKEN) return "won";
  if (token === HIDDEN_TOKEN) return "hidden";
  if (token === DECOY) return "decoy";
  if (token === SNARE) return "snare";
  if (token >= FIRST_CHALLENGE) return "challenge";
  return box.printed.foes[box.token_foe[token] ?? -1]?.rolls ? "dice" : "faces";
}

// --- who is there ----------------------------------------------------------------------------------

/** The Musketeers at the Quest. */
export function heroesThere(view: View): number[] {
  return view.place.flatMap((place, hero) => (place === QUEST ? [hero] : []));
}

/** The Musketeers who stand on a space of the Inn; space -1 is the common room. */
export function heroesOn(view: View, space: number): number[] {
  return heroesThere(view).filter((hero) => view.spot[hero] === space + 1);
}

/** Whether the Musketeer whose action is asked for is at the Quest. */
export function isActingHere(view: View): boolean {
  return (view.place[view.asked_hero] ?? -1) === QUEST;
}

// --- the Inn ---------------------------------------------------------------------------------------

/** How many spaces of a path are empty, from the common room on. */
export function emptySpaces(view: View, box: Box, path: number): number {
  const spaces = pathSpaces(path, box.boards);
  const front = spaces.findIndex((space) => view.spaces[space] !== NO_TOKEN);
  return areTokensLaid(view) ? (front < 0 ? spaces.length : front) : 0;
}

/** Where an action in a path leads: to its first token, to its last empty space, or to the next token. */
export interface PathStep {
  kind: "enter" | "join" | "next";
  space: number;
}

/** Where to show the action of the asked Musketeer in a path. */
export function pathStep(view: View, box: Box, path: number): PathStep {
  const empty = emptySpaces(view, box, path);
  const first = path * box.boards.inn_length;
  if (empty === 0) return { kind: "enter", space: first };
  const last = first + empty - 1;
  return view.spot[view.asked_hero] === last + 1 ? { kind: "next", space: last + 1 } : { kind: "join", space: last };
}

// --- the other boards --------------------------------------------------------------------------------

/** Where the ship is on its way to England: one stop for each challenge won. */
export function shipStop(view: View): number {
  return bits(view.england);
}

/** Whether de Wardes can't be duelled yet, because challenges are left. */
export function isWardesLocked(view: View, box: Box): boolean {
  return shipStop(view) < box.printed.england.length;
}

export function isChallengeWon(view: View, skill: number): boolean {
  return Boolean((view.england >> skill) & 1);
}

/** The first space of the road with a token; the number of spaces if none is left. */
export function roadStage(view: View, box: Box): number {
  if (!areTokensLaid(view)) return 0;
  const spaces = view.spaces.slice(0, box.boards.return_spaces);
  const first = spaces.findIndex((token) => token !== NO_TOKEN);
  return first < 0 ? spaces.length : first;
}

/** How many antechambers are behind the present one; -1 if the last one is passed. */
export function roomsAhead(view: View, box: Box): number {
  return box.boards.antechambers - 1 - view.antechamber;
}

/** The spaces of an antechamber: its challenge, then its two guards. */
export function roomSpaces(room: number, box: Box): number[] {
  const { antechamber_spaces: many } = box.boards;
  return Array.from({ length: many }, (_, slot) => room * many + slot);
}

/** Whether the team has the Epic tokens for the secret passage. */
export function isPassageOpen(view: View, box: Box): boolean {
  return view.epic >= box.printed.passage_price;
}

/** Every space of the board in play. */
export function spacesOf(view: View, box: Box): number[] {
  const { inn_paths, inn_length, return_spaces, antechambers, antechamber_spaces } = box.boards;
  const many = [inn_paths * inn_length, 0, return_spaces, antechambers * antechamber_spaces][view.board] ?? 0;
  return Array.from({ length: many }, (_, space) => space);
}
