// Everything that only Milady's player sees, loaded when her seat is opened.

import type { TableState } from "../state/table.svelte";
import type { Box, Prompt } from "../wire/types.gen";
import { PlaceAdversaries } from "./placeAdversaries.svelte";
import { PlaceTokens } from "./placeTokens.svelte";

export { gainText } from "./destinations";
export { default as MiladyAims } from "./MiladyAims.svelte";
export { default as MissionGuards } from "./MissionGuards.svelte";
export { default as HandArea } from "./HandArea.svelte";
export { default as PlacementQuestion } from "./PlacementQuestion.svelte";
export { default as TokenBoard } from "./TokenBoard.svelte";

export type Placing = PlaceAdversaries | PlaceTokens;

/** What she puts together to answer this question; null if it asks for nothing of the kind. */
export function placingFor(
  table: TableState,
  prompt: Prompt,
  box: Box,
  onact: (action: string) => void,
): Placing | null {
  if (prompt.kind === "adversaries") return new PlaceAdversaries(table, prompt, box, onact);
  return prompt.shape === "assign" ? new PlaceTokens(table, prompt, box, onact) : null;
}
