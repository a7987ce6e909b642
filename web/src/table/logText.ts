// Lines of the log as sentences.

import type { LogLine } from "../game/log";
import { nicknameOf, playersOf } from "../pages/seats";
import { about, eventText, seatLabel, seatValues, sentence, type Setting } from "../text/gameText";
import { say } from "../text/language.svelte";
import type { Values } from "../text/texts";
import type { Entry, GameEvent, Info } from "../wire/types.gen";

export function nickname(info: Info | null, person: number): string {
  return (info && nicknameOf(info, person)) || say("web-somebody");
}

export function lineText(line: LogLine, info: Info | null): string {
  if (line.event) return eventText(line.event, { ...settingOf(info), board: line.board }) + effectOf(line.event);
  return sentence(entryText(line.entry, info));
}

function settingOf(info: Info | null): Setting {
  return info ? { heroes: info.setup.heroes, nicknames: playersOf(info) } : {};
}

/** A Treachery card is played openly: its effect is added for players who do not know it. */
function effectOf([kind, card]: GameEvent): string {
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
