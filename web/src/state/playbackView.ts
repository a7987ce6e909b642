// The view while a move is played back. Figures change with their events, so no outcome appears before its dice.

import { ROCHEFORT } from "../ids";
import type { GameEvent, View } from "../wire/types.gen";
import type { LogLine } from "./log";

/** Fields that change only with an event, which carries the new value. All other fields show the current view. */
type Figures = Pick<
  View,
  | "life"
  | "lying"
  | "foe_life"
  | "token_wounds"
  | "siege"
  | "time"
  | "honour"
  | "purse"
  | "constance"
  | "place"
  | "spot"
  | "ending"
>;
/** Fields that would give away the outcome: whose turn it is, and what is won. */
type Course = Pick<View, "turn" | "phase" | "asked_hero" | "played" | "foe_at" | "paris_done" | "louvre_done">;

/** The view before the move, changed by the events that were played back so far. */
export function viewDuringPlayback(
  before: View | null,
  view: View | null,
  shown: readonly LogLine[],
  waiting: readonly LogLine[],
  held: boolean,
): View | null {
  if (!before || !view || waiting.every((line) => line.event === null)) return view;
  const figures = figuresOf(before, view, waiting);
  for (const line of shown) if (line.event) follow(figures, line.event);
  return { ...view, ...figures, ...(held ? courseOf(before, shown) : {}) };
}

/** Round and phase as played back; all else stays as it was until the outcome is known. */
function courseOf(before: View, shown: readonly LogLine[]): Course {
  const { turn, phase, asked_hero, played, foe_at, paris_done, louvre_done } = before;
  const last = (kind: string): number | undefined =>
    shown.findLast((line) => line.event?.[0] === kind)?.event?.[1] as number | undefined;
  return {
    turn: last("turn_began") ?? turn,
    phase: last("phase_began") ?? phase,
    asked_hero,
    played,
    foe_at,
    paris_done,
    louvre_done,
  };
}

function figuresOf(before: View, view: View, waiting: readonly LogLine[]): Figures {
  const falling = new Set(waiting.filter((line) => line.event?.[0] === "fell").map((line) => Number(line.event![1])));
  const { lying, siege, time, honour, purse, constance, ending } = before;
  const wounding = waiting.some((line) => line.event?.[0] === "foe_wounded");
  return {
    lying,
    siege,
    time,
    honour,
    purse,
    constance,
    ending,
    life: [...before.life],
    foe_life: [...before.foe_life],
    token_wounds: wounding ? before.token_wounds : view.token_wounds,
    // Only a Musketeer who falls is still shown where he fought. The others are shown where they are now.
    place: view.place.map((place, hero) => (falling.has(hero) ? before.place[hero]! : place)),
    spot: view.spot.map((spot, hero) => (falling.has(hero) ? before.spot[hero]! : spot)),
  };
}

/** Tracks, and which value of an event is the one it led to. */
const TRACKS: Readonly<
  Record<string, readonly [track: "siege" | "time" | "honour" | "purse" | "constance" | "ending", at: number]>
> = {
  siege_moved: ["siege", 1],
  time_moved: ["time", 1],
  constance_moved: ["constance", 1],
  game_over: ["ending", 1],
  honour_lost: ["honour", 2],
  honour_regained: ["honour", 2],
  purse_changed: ["purse", 2],
};

/** Shows what an event led to. In a log stored by an older server the value may be missing: then nothing changes. */
function follow(figures: Figures, event: GameEvent): void {
  const [kind, a, b, c] = event as [string, number, number?, number?];
  const [track, at] = TRACKS[kind] ?? [];
  if (track) figures[track] = (event[at!] as number | undefined) ?? figures[track];
  else if (kind === "fell") figures.lying |= 1 << a;
  else if (kind === "recovered") {
    figures.life[a] = b ?? figures.life[a]!;
    figures.lying &= ~(1 << a);
  } else if (kind === "life_lost" || kind === "life_regained") figures.life[a] = c ?? figures.life[a]!;
  else foeLife(figures.foe_life, kind, a, b, c);
}

function foeLife(life: number[], kind: string, a: number, b?: number, c?: number): void {
  if (kind === "rochefort_wounded" || kind === "rochefort_healed") life[ROCHEFORT] = b ?? life[ROCHEFORT]!;
  else if (kind === "foe_wounded" && a in life) life[a] = c ?? life[a]!;
  else if (kind === "adversary_laid" && b !== undefined) life[b] = c ?? life[b]!;
}
