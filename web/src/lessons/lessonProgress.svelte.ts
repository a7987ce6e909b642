// How far the lessons are, kept in this browser.

import { readStored, writeStored } from "../storage";

export interface LessonProgress {
  table: string; // where it is played
  read: number; // steps before this one were read
  step: number; // the step that was shown last
  done: boolean; // it was played to its end once
}

const KEY = "mousquetaires.lessons";
const NONE: LessonProgress = { table: "", read: 0, step: 0, done: false };

class LessonStore {
  private all: Record<string, LessonProgress> = $state.raw(readStored(KEY, {}));

  of(lesson: string): LessonProgress {
    return this.all[lesson] ?? NONE;
  }

  /** A new table for a lesson: it starts again. */
  begin(lesson: string, table: string): void {
    this.change(lesson, { table, read: 0, step: 0 });
  }

  change(lesson: string, changes: Partial<LessonProgress>): void {
    const before = readStored<Record<string, LessonProgress>>(KEY, this.all);
    this.all = { ...before, [lesson]: { ...NONE, ...before[lesson], ...changes } };
    writeStored(KEY, this.all);
  }

  /** Whether no lesson was begun yet. */
  get none(): boolean {
    return Object.keys(this.all).length === 0;
  }
}

export const lessonStore = new LessonStore();
