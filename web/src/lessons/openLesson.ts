// Opens a lesson: at the table where the player left it, or at a new one.

import { usualNickname } from "../pages/usualNickname";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { preloadGame } from "../table/loadGame";
import { openLesson, tableInfo } from "../wire/api";
import { lessonStore } from "./lessonProgress.svelte";

export async function startLesson(name: string): Promise<void> {
  preloadGame();
  const opened = await openLesson(name, settings.nickname.trim() || usualNickname());
  lessonStore.begin(name, opened.table);
  router.go(`/table/${opened.table}`);
}

/** Goes back to a lesson that was left. If its table is gone, it starts again. */
export async function resumeLesson(name: string): Promise<void> {
  const { table } = lessonStore.of(name);
  try {
    await tableInfo(table);
  } catch {
    return startLesson(name);
  }
  router.go(`/table/${table}`);
}
