// Plays a mistake again. Pages load it when they show one.

import { usualNickname } from "../pages/usualNickname";
import { nonce } from "../wire/api";
import { openBranch } from "../wire/replayApi";
import { exercises } from "./exercises.svelte";
import type { FinishedGame, Mistake } from "./finishedGames.svelte";

/** Opens a table at the moment of a mistake, with the same dice, from the same seat. Returns its address. */
export async function tryAgain(
  { table: of, heroes }: Pick<FinishedGame, "table" | "heroes">,
  mistake: Mistake,
): Promise<string> {
  const branch = {
    inputs: mistake.at,
    seats: [mistake.seat],
    dice: "same" as const,
    bot: "novice",
    name: "",
    nonce: nonce(),
  };
  const { table } = await openBranch({ table: of }, usualNickname(), branch);
  exercises.add({ table, of, heroes, mistake, answer: "" });
  return `/table/${table}`;
}
