// Lines of the log as sentences.

import type { LogLine } from "../state/log";
import { nicknameOf, playersOf } from "../pages/seats";
import { about, eventText, nameOf, seatLabel, seatValues, sentence, type Setting } from "../text/gameText";
import { say } from "../text/language.svelte";
import type { Values } from "../text/texts";
import type { Entry, Info } from "../wire/types.gen";

export function nickname(info: Info | null, person: number): string {
  return (info && nicknameOf(info, person)) || say("web-somebody");
}

export function lineText(line: LogLine, info: Info | null): string {
  if (line.event) return eventText(line.event, { ...settingOf(info), board: line.board }) + remarkOn(line);
  return sentence(entryText(line.entry, info));
}

function settingOf(info: Info | null): Setting {
  return info ? { heroes: info.setup.heroes, nicknames: playersOf(info) } : {};
}

/** What a new player would ask: the effect of a Treachery card, and why Time moves a second time. */
function remarkOn({ event, paris }: LogLine): string {
  if (paris !== undefined) return ` ${say("web-log-time-again", { paris: nameOf("paris", paris) })}`;
  const [kind, card] = event!;
  const effect = kind === "treachery_played" ? about("treachery", Number(card)) : "";
  return effect && ` ${sentence(effect)}.`;
}

function entryText(entry: Entry, info: Info | null): string {
  const setting = settingOf(info);
  const who = nickname(info, entry.by);
  const forms = (number: number): Values => seatValues("seat", number, setting);
  const seats = (numbers: number[]): string => seatLabel(numbers, setting.heroes);
  const seat = (number: number): Values => ({ seat: seats([number]) });
  switch (entry.kind) {
    case "came":
      return say("web-log-came", { who: entry.nickname });
    case "sat":
      return say("web-log-sat", { who, seats: seats(entry.seats) });
    case "rose":
      return say("web-log-rose", { who, seats: seats(entry.seats) });
    case "stood":
      return entry.bot ? say("web-log-bot", seat(entry.seat)) : say("web-log-back", seat(entry.seat));
    case "offered":
      return entry.person
        ? say("web-log-offered", { ...seat(entry.seat), who: nickname(info, entry.person) })
        : say("web-log-not-offered", seat(entry.seat));
    case "hosted":
      return say("web-log-hosted", { who });
    case "undone":
      return say("web-log-undone", forms(entry.seat));
    case "proposed":
      return say("web-log-proposed", forms(entry.seat));
    case "answered":
      return entry.yes ? say("web-log-agreed", forms(entry.seat)) : say("web-log-disagreed", forms(entry.seat));
    case "judged":
      return say("web-log-judged", { who: nickname(info, entry.person), what: entry.what });
    case "clocked":
    case "resumed":
    case "froze":
    case "rematched":
      return say(`web-log-${entry.kind}`);
    default:
      return "";
  }
}

/** The lines with the hands that were dealt before the first turn as one line each, not one for each card. */
export function foldDeals(lines: readonly LogLine[]): LogLine[] {
  const made: LogLine[] = [];
  for (const line of lines) {
    const before = made.at(-1);
    const [drawn, seat, many] = drawIn(before);
    const [now, other, more] = drawIn(line);
    if (line.turn === 0 && drawn && now && seat === other)
      made[made.length - 1] = { ...before!, event: ["cards_drawn", seat, many + more, Number(line.event!.at(-1))] };
    else made.push(line);
  }
  return made;
}

/** Whether a line says that a player drew Adventure cards, who it was, and how many they were. */
function drawIn(line: LogLine | undefined): [drawn: boolean, seat: number, many: number] {
  const [kind, seat, many] = line?.event ?? [];
  return [kind === "card_drawn" || kind === "cards_drawn", Number(seat), kind === "cards_drawn" ? Number(many) : 1];
}

/** What happened since a seat's last move, not counting the turn of its own Musketeers that is in progress. */
export function sinceOwn(lines: readonly LogLine[], seat: number, heroes: readonly number[]): LogLine[] {
  const own = ({ entry, undone }: LogLine): boolean =>
    undone === undefined && entry.kind === "played" && entry.seat === seat && entry.cause === "";
  const others = ({ event }: LogLine): boolean =>
    event?.[0] === "phase_began" || (event?.[0] === "turn_started" && !heroes.includes(Number(event[1])));
  const begun = lines.findLast(others)?.version ?? 0;
  const last = lines.findLast((line) => own(line) && line.version <= begun);
  return last ? lines.filter((line) => line.version >= last.version) : [...lines];
}
