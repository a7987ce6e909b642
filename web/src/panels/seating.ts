// Who plays which Musketeers, for the panels.

import { namedFor } from "../pages/seats";
import type { Info, You } from "../wire/types.gen";

export interface Sitting {
  seat: number;
  heroes: number[];
  who: string; // a nickname (and whether it is the player's own); "" for a bot or a free seat
  bot: boolean;
  away: boolean;
  mine: boolean;
}

/** Every seat with its Musketeers; `heroId` turns a Musketeer's name into the id. */
export function seatingOf(
  info: Info,
  present: readonly number[],
  you: Pick<You, "person" | "seats"> | null,
  heroId: (name: string) => number,
): Sitting[] {
  return info.seats.map(({ seat, person, bot }) => ({
    seat,
    heroes: (info.setup.heroes[seat - 1] ?? []).map(heroId),
    who: bot ? "" : namedFor(info, person, you),
    bot: bot !== "",
    away: bot === "" && person !== 0 && !present.includes(person),
    mine: you?.seats.includes(seat) ?? false,
  }));
}
