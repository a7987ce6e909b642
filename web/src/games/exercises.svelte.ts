// Exercises: a position in which this browser's player chose badly, played again at a table of its own.

import { readStored, writeStored } from "../storage";
import type { Mistake } from "./finishedGames.svelte";

export interface Exercise {
  table: string; // where it is played
  of: string; // the table of the real game
  heroes: string[][];
  mistake: Mistake;
  answer: string; // the player's first one here; "" before it
}

const KEY = "mousquetaires.exercises";
const MOST = 50;
export type Verdict = "found" | "again" | "other";

/** How an answer compares: the better one, the one of the real game, or another one. */
export function verdictOn(answer: string, { played, better }: Pick<Mistake, "played" | "better">): Verdict {
  return answer === better ? "found" : answer === played ? "again" : "other";
}

class Exercises {
  list: readonly Exercise[] = $state.raw(readStored<Exercise[]>(KEY, []));

  at(table: string): Exercise | undefined {
    return this.list.find((one) => one.table === table);
  }

  answer(table: string, answer: string): void {
    this.store(this.list.map((one) => (one.table === table ? { ...one, answer } : one)));
  }

  add(exercise: Exercise): void {
    this.store([exercise, ...this.list].slice(0, MOST));
  }

  private store(exercises: readonly Exercise[]): void {
    this.list = exercises;
    writeStored(KEY, exercises);
  }
}

export const exercises = new Exercises();
