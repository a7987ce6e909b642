// The clocks from turn to turn: how many spaces were left before Milady would have won by each of them.

import { clocksOf, type ClockName } from "../board/winProgress";
import type { Box, View } from "../wire/types.gen";
import type { Happened } from "./standingEvents";

/** Spaces left; null while the clock could not advance (no Paris card in play strangled Constance). */
type Left = number | null;

export interface ClockCourse {
  name: ClockName;
  of: number; // its scale
  left: Left[]; // after each turn; the first is before turn 1
  lowest: Left[]; // the least during each turn; the first is before turn 1
}

export interface Call {
  clock: ClockName;
  turn: number;
  left: number;
}

/** What an event made of the clock with this name, or undefined if it did not touch it. */
type Follow = (happened: Happened) => Left | undefined;

export function clockCourses(events: readonly Happened[], view: View, box: Box, mortal: boolean): ClockCourse[] {
  const starts = startsOf(events, view, box);
  const follow = followers(view, box);
  return clocksOf(view, box, mortal).map(({ name, of }) => ({
    name,
    of,
    ...followed(events, view.turn, starts[name], follow[name]),
  }));
}

function followed(
  events: readonly Happened[],
  turns: number,
  start: Left,
  follow: Follow,
): Pick<ClockCourse, "left" | "lowest"> {
  const left: Left[] = [];
  const lowest: Left[] = [];
  let now = start;
  for (let turn = 0; turn <= turns; turn += 1) {
    let least = now;
    for (const happened of events.filter((one) => one.turn === turn)) {
      const next = follow(happened);
      if (next === undefined) continue;
      now = next;
      least = lower(least, now);
    }
    left.push(now);
    lowest.push(least);
  }
  return { left, lowest };
}

function lower(one: Left, other: Left): Left {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** How far each clock was before the first event. */
function startsOf(events: readonly Happened[], view: View, box: Box): Record<ClockName, Left> {
  const { time_dice, siege_end, honour } = box.printed;
  return {
    time: time_dice.length - startOfTime(events, view, box),
    siege: siege_end,
    honour,
    abduction: null,
    barred: inPlay(view),
  };
}

/** The Time token starts on the third space at some tables. Its first move says where: its event has the new space. */
function startOfTime(events: readonly Happened[], view: View, box: Box): number {
  const at = events.findIndex((one) => one.kind === "time_moved");
  const first = events[at];
  if (!first) return view.time;
  const cause = events[at - 1]; // a Treachery card can move it by several spaces
  const steps = cause?.kind === "treachery_played" ? box.printed.treachery_amount[cause.values[0]!]! : 1;
  return Math.max(0, first.values[0]! - steps);
}

function inPlay(view: View): number {
  return view.place.filter((place) => place >= 0).length;
}

function followers(view: View, box: Box): Record<ClockName, Follow> {
  const { time_dice, siege_end, paris } = box.printed;
  let most: Left = null; // successes that Milady needs on the Paris card in play
  let barred = 0;
  return {
    time: ({ kind, values }) => (kind === "time_moved" ? time_dice.length - values[0]! : undefined),
    siege: ({ kind, values }) => (kind === "siege_moved" ? values[0]! + siege_end : undefined),
    honour: ({ kind, values }) => (kind === "honour_lost" || kind === "honour_regained" ? values[1]! : undefined),
    abduction: ({ kind, values }) => {
      if (kind === "paris_opened") {
        const card = paris[values[0]!];
        most = card && box.words.effect[card.effect] === "strangles" ? card.effect_amount : null;
        return most;
      }
      if (kind === "paris_closed") return null;
      return kind === "constance_moved" && most !== null ? most - values[0]! : undefined;
    },
    barred: ({ kind }) => (kind === "barred" ? inPlay(view) - ++barred : undefined),
  };
}

/** The moment in which Milady was closest to winning. The clock by which she has won is left out. */
export function closestCall(courses: readonly ClockCourse[], ending: string): Call | null {
  const calls = courses
    .filter(({ name }) => name !== ending) // an ending is called like its clock
    .flatMap(({ name, of, lowest }) =>
      lowest.flatMap((left, turn) =>
        left === null || turn === 0 ? [] : [{ clock: name, turn, left, share: left / of }],
      ),
    );
  calls.sort((a, b) => a.left - b.left || a.share - b.share || a.turn - b.turn);
  const [first] = calls;
  return first ? { clock: first.clock, turn: first.turn, left: first.left } : null;
}
