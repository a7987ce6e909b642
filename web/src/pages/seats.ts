// What a person can do about a chair, from what everybody knows of the table. The server has the last word.

import { MILADY, OPENER } from "../ids";
import { say } from "../text/language.svelte";
import type { Chair, Info, Someone, You } from "../wire/types.gen";

type Known = Pick<You, "person">;

export function isHost(info: Info, you: Known): boolean {
  return you.person !== 0 && you.person === info.host;
}

/** A chair whose owner is not there to play it: the host may give it to a bot, or offer it to somebody. */
export function isAbandoned(chair: Chair): boolean {
  return chair.person === 0 || chair.left;
}

/** A chair the host may give to a bot; for how long its player has to be away the server knows. */
export function mayHaveBot(chair: Chair, you: Known, present: readonly number[]): boolean {
  return isAbandoned(chair) || (!chair.bot && chair.person !== you.person && !present.includes(chair.person));
}

/** One's own chair that somebody or something else plays, or from which one got up. */
export function mayHaveBack(chair: Chair, you: Known): boolean {
  if (you.person === 0) return false;
  return chair.lent === you.person || (chair.person === you.person && (chair.left || chair.bot !== ""));
}

export function isOffered(chair: Chair, you: Known): boolean {
  return you.person !== 0 && chair.offered === you.person;
}

/** To whom a chair can be offered: nobody looks into both hands of cards, except at an open table. */
export function candidates(info: Info, chair: Chair): Someone[] {
  return info.people.filter(
    (one) => !one.gone && one.person !== chair.offered && !onOtherSide(info, chair.seat, one.person),
  );
}

function onOtherSide(info: Info, seat: number, person: number): boolean {
  const own = info.seats.filter((chair) => chair.person === person || chair.lent === person);
  return !info.open && own.some((chair) => (chair.seat === MILADY) !== (seat === MILADY));
}

/** Whether one may act as host in place of the host; for how long he has to be away the server knows. */
export function mayHost(info: Info, you: Known, present: readonly number[]): boolean {
  if (you.person === 0 || isHost(info, you)) return false;
  const plays = info.seats.some((chair) => chair.person === you.person);
  return you.person === OPENER || (plays && !present.includes(info.host));
}

/** How many look on whom nobody can name: guests without a seat look on as well, but stand among the people. */
export function nameless(info: Info, present: readonly number[], onlookers: number): number {
  const seated = (person: number): boolean => info.seats.some((chair) => chair.person === person);
  return Math.max(0, onlookers - present.filter((person) => !seated(person)).length);
}

/** Who plays seat 0, 1 ...: nobody where a bot does, and nobody who plays several, because that would not tell them apart. */
export function playersOf(info: Info): string[] {
  const often = (person: number): boolean => info.seats.filter((chair) => chair.person === person).length > 1;
  const made: string[] = [];
  for (const { seat, person, bot, left } of info.seats)
    made[seat] = bot || left || often(person) ? "" : nicknameOf(info, person);
  return made;
}

/** A nickname, and whether it is one's own. */
export function namedFor(info: Info, person: number, you: Known | null): string {
  const name = nicknameOf(info, person);
  return person !== 0 && person === you?.person ? say("web-you-named", { name }) : name;
}

export function nicknameOf(info: Info, person: number): string {
  return info.people.find((one) => one.person === person)?.nickname ?? "";
}
