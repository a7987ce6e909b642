// Everything that only Milady's player sees, loaded when her seat is opened.

import type { TableState } from "../game/table.svelte";
import type { Box, Prompt } from "../wire/types.gen";
import { AdversaryPlacing } from "./adversaryPlacing.svelte";
import { TokenPlacing } from "./tokenPlacing.svelte";

export { default as AdversaryReserve } from "./AdversaryReserve.svelte";
export { default as MiladyAims } from "./MiladyAims.svelte";
export { default as MiladyHand } from "./MiladyHand.svelte";
export { default as MissionGuards } from "./MissionGuards.svelte";
export { default as SendAdversaries } from "./SendAdversaries.svelte";
export { default as SendTokens } from "./SendTokens.svelte";
export { default as TokenBoard } from "./TokenBoard.svelte";
export { default as TokenReserve } from "./TokenReserve.svelte";
export { gainText } from "./destinations";

export type Placing = AdversaryPlacing | TokenPlacing;

/** What she puts together to answer this question; null if it asks for nothing of the kind. */
export function placingFor(
  table: TableState,
  prompt: Prompt,
  box: Box,
  onact: (action: string) => void,
): Placing | null {
  if (prompt.kind === "adversaries") return new AdversaryPlacing(table, prompt, box, onact);
  return prompt.shape === "assign" ? new TokenPlacing(table, prompt, box, onact) : null;
}
