// From a wish to a table: opened, seats taken, and the cards dealt if nobody is waited for.

import { router } from "../router.svelte";
import { preloadGame } from "../table/loadGame";
import { say } from "../text/language.svelte";
import { openTable, sit, start } from "../wire/api";
import { visitedTables } from "./visitedTables.svelte";
import type { TableForm } from "./tableForm.svelte";

/** Opens the table and goes there. What goes wrong after it is open is seen, and mended, at the table itself. */
export async function openAndGo(form: TableForm, nickname: string, deal: boolean): Promise<void> {
  const wish = form.wish();
  if (form.listed && !wish.name) wish.name = say("web-table-of", { name: nickname.trim() }); // the lobby should say whose it is
  if (deal && form.complete) preloadGame();
  const opened = await openTable({ nickname: nickname.trim(), table: wish });
  const seats = form.mine;
  visitedTables.remember(opened.info, seats);
  try {
    if (seats.length) await sit(opened.table, seats);
    if (deal && form.complete) await start(opened.table);
  } finally {
    router.go(`/table/${opened.table}`);
  }
}
