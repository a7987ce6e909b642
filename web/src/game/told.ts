// What the screen shows while a move is being told: the figures go with the telling, so that no outcome stands there before its dice.

import { ROCHEFORT } from "../ids";
import type { GameEvent, View } from "../wire/types.gen";
import type { LogLine } from "./log";

/** What events alone change, each telling by how much; all else is shown as it is by now. */
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
/** What says how the game went on: whose turn it is, and what is won. */
type Course = Pick<View, "turn" | "phase" | "asked_hero" | "played" | "foe_at" | "paris_done" | "louvre_done">;

/** The view as far as it has been told: the one before the move, and what was told of the move laid over it. */
export function asTold(
  before: View | null,
  view: View | null,
  told: readonly LogLine[],
  untold: readonly LogLine[],
  held: boolean,
): View | null {
  if (!before || !view || untold.every((line) => line.event === null)) return view;
  const figures = figuresOf(before, view, untold);
  for (const line of told) if (line.event) follow(figures, line.event, view);
  return { ...view, ...figures, ...(held ? courseOf(before, told) : {}) };
}

/** Round and phase as told; everything else stays as it was until the outcome is known. */
function courseOf(before: View, told: readonly LogLine[]): Course {
  const { turn, phase, asked_hero, played, foe_at, paris_done, louvre_done } = before;
  const last = (kind: string): number | undefined =>
    told.findLast((line) => line.event?.[0] === kind)?.event?.[1] as number | undefined;
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

function figuresOf(before: View, view: View, untold: readonly LogLine[]): Figures {
  const falling = new Set(untold.filter((line) => line.event?.[0] === "fell").map((line) => Number(line.event![1])));
  const { lying, siege, time, honour, purse, constance, ending } = before;
  const wounding = untold.some((line) => line.event?.[0] === "foe_wounded");
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
    // Only who falls is still shown where he fought: everybody else may be moved on from where he is by now.
    place: view.place.map((place, hero) => (falling.has(hero) ? before.place[hero]! : place)),
    spot: view.spot.map((spot, hero) => (falling.has(hero) ? before.spot[hero]! : spot)),
  };
}

function follow(figures: Figures, event: GameEvent, view: View): void {
  const [, a, b, c] = event.map(Number) as [number, number, number, number];
  switch (event[0]) {
    case "life_lost":
      figures.life[a]! -= b;
      return;
    case "life_regained":
      figures.life[a]! += b;
      return;
    case "recovered":
      figures.life[a] = view.life[a]!;
      figures.lying &= ~(1 << a);
      return;
    case "fell":
      figures.lying |= 1 << a;
      return;
    case "foe_wounded":
      if (a in figures.foe_life) figures.foe_life[a] = c;
      return;
    case "adversary_laid":
      figures.foe_life[b] = view.foe_life[b]!;
      return;
    default:
      onTracks(figures, String(event[0]), a);
  }
}

function onTracks(figures: Figures, kind: string, n: number): void {
  switch (kind) {
    case "rochefort_wounded":
      figures.foe_life[ROCHEFORT]! -= n;
      return;
    case "rochefort_healed":
      figures.foe_life[ROCHEFORT]! += n;
      return;
    case "siege_moved":
      figures.siege = n;
      return;
    case "time_moved":
      figures.time = n;
      return;
    case "honour_lost":
      figures.honour -= n;
      return;
    case "honour_regained":
      figures.honour += n;
      return;
    case "purse_changed":
      figures.purse += n;
      return;
    case "constance_moved":
      figures.constance = n;
      return;
    case "game_over":
      figures.ending = n;
  }
}
