// What a person may do with a seat, from the public information of the table. The server decides.

import { MILADY, OPENER } from "../ids";
import { say } from "../text/language.svelte";
import type { Info, PersonInfo, SeatInfo, You } from "../wire/types.gen";

type Known = Pick<You, "person">;

export function isHost(info: Info, you: Known): boolean {
  return you.person !== 0 && you.person === info.host;
}

/** A seat without a player, or whose player left: the host may give it to a bot, or offer it to someone. */
export function isAbandoned(chair: SeatInfo): boolean {
  return chair.person === 0 || chair.left;
}

/** A seat that the host may give to a bot. The server checks how long its player has been away. */
export function mayHaveBot(chair: SeatInfo, you: Known, present: readonly number[]): boolean {
  return isAbandoned(chair) || (!chair.bot && chair.person !== you.person && !present.includes(chair.person));
}

/** The person's own seat, if they left it or a bot or another person plays it. */
export function mayHaveBack(chair: SeatInfo, you: Known): boolean {
  if (you.person === 0) return false;
  return chair.lent === you.person || (chair.person === you.person && (chair.left || chair.bot !== ""));
}

export function isOffered(chair: SeatInfo, you: Known): boolean {
  return you.person !== 0 && chair.offered === you.person;
}

/** The people a seat can be offered to. At an open table one person may see the cards of both sides, elsewhere not. */
export function candidates(info: Info, chair: SeatInfo): PersonInfo[] {
  return info.people.filter(
    (one) => !one.gone && one.person !== chair.offered && !onOtherSide(info, chair.seat, one.person),
  );
}

function onOtherSide(info: Info, seat: number, person: number): boolean {
  const own = info.seats.filter((chair) => chair.person === person || chair.lent === person);
  return !info.open && own.some((chair) => (chair.seat === MILADY) !== (seat === MILADY));
}

/** Whether a person may replace the host. The server checks how long the host has been away. */
export function mayHost(info: Info, you: Known, present: readonly number[]): boolean {
  if (you.person === 0 || isHost(info, you)) return false;
  const plays = info.seats.some((chair) => chair.person === you.person);
  return you.person === OPENER || (plays && !present.includes(info.host));
}

/** The number of anonymous spectators. Guests without a seat are spectators, too, but have a name. */
export function nameless(info: Info, present: readonly number[], onlookers: number): number {
  const seated = (person: number): boolean => info.seats.some((chair) => chair.person === person);
  return Math.max(0, onlookers - present.filter((person) => !seated(person)).length);
}

/** The nicknames by seat: "" for bots, and for people with several seats, because their name would not identify a seat. */
export function playersOf(info: Info): string[] {
  const often = (person: number): boolean => info.seats.filter((chair) => chair.person === person).length > 1;
  const made: string[] = [];
  for (const { seat, person, bot, left } of info.seats)
    made[seat] = bot || left || often(person) ? "" : nicknameOf(info, person);
  return made;
}

/** A nickname, marked if it is the player's own. */
export function namedFor(info: Info, person: number, you: Known | null): string {
  const name = nicknameOf(info, person);
  return person !== 0 && person === you?.person ? say("web-you-named", { name }) : name;
}

export function nicknameOf(info: Info, person: number): string {
  return info.people.find((one) => one.person === person)?.nickname ?? "";
}
