// What only single seats were told during the game. Once it's over, everyone may ask for it.

import { Log } from "../state/log";
import { MILADY } from "../ids";
import { now } from "../wire/api";
import type { View } from "../wire/types.gen";
import { standingEvents, type Happened } from "./standingEvents";

export interface RevealedGame {
  views: ReadonlyMap<number, View>; // by seat
  miladysEvents: readonly Happened[]; // as she was told them; empty if no player is Milady
}

export async function revealGame(table: string, seats: readonly number[]): Promise<RevealedGame> {
  const answers = await Promise.all(seats.map((seat) => now(table, seat, seat === MILADY ? 0 : undefined)));
  const log = new Log();
  const views = new Map<number, View>();
  answers.forEach(({ view, missed }, at) => {
    if (view) views.set(seats[at]!, view);
    if (seats[at] === MILADY) log.addAll(missed);
  });
  return { views, miladysEvents: standingEvents(log.lines) };
}
