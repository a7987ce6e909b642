// Opens a table, takes seats at it, and starts the game if no seat is free.

import { router } from "../router.svelte";
import { preloadGame } from "../table/loadGame";
import { say } from "../text/language.svelte";
import { openTable, sit, start } from "../wire/api";
import { visitedTables } from "./visitedTables.svelte";
import type { TableForm } from "./tableForm.svelte";

/** Opens the table and goes to its page. That page shows and solves what goes wrong after the table is open. */
export async function openAndGo(form: TableForm, nickname: string, deal: boolean): Promise<void> {
  const options = form.options();
  // The lobby shows whose table it is.
  if (form.listed && !options.name) options.name = say("web-table-of", { name: nickname.trim() });
  if (deal && form.complete) preloadGame();
  const opened = await openTable({ nickname: nickname.trim(), table: options });
  const seats = form.mine;
  visitedTables.remember(opened.info, seats);
  try {
    if (seats.length) await sit(opened.table, seats);
    if (deal && form.complete) await start(opened.table);
  } finally {
    router.go(`/table/${opened.table}`);
  }
}
