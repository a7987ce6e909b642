// Which of the two layouts the window has space for.

import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("width < 900px");

/** Whether the table is shown in sheets behind a tab bar: on phones and tablets. */
export function isNarrow(): boolean {
  return narrow.current;
}
