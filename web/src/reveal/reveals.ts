// What is revealed for a moment over the map: a token turned up, a card played, a person who appears.

import { BOARD_ICONS, FACE_ICONS, TREACHERY_ICONS } from "../board/icons";
import type { IconName } from "../design/icons.gen";
import type { LogLine } from "../state/log";
import { about, eventText, nameOf, sentence, type Setting } from "../text/gameText";
import { idName } from "../text/names";
import { say } from "../text/language.svelte";
import type { Box, GameEvent } from "../wire/types.gen";

export interface Revealed {
  tone: "blue" | "red" | "gold";
  title: string;
  text: string;
  portrait?: string;
  icon?: IconName;
  token?: number;
  stamp?: "done" | "failed";
}

/** Lines that put something on the stage: what is revealed makes way for it. */
const STAGED = new Set([
  "duel_began",
  "blue_rolled",
  "red_rolled",
  "challenge_declared",
  "siege_red_rolled",
  "siege_blue_rolled",
  "strangle_rolled",
]);

export function isStaged(line: LogLine | null): boolean {
  return STAGED.has(String(line?.event?.[0]));
}

/** What a line reveals, or null. `onStage`: a duel or the siege is shown, where wounds are seen anyway. */
export function revealedBy(line: LogLine, box: Box, setting: Setting, onStage: boolean): Revealed | null {
  if (!line.event || line.entry.kind !== "played") return null;
  const told = { ...setting, board: line.board };
  const [kind, a, b] = line.event as [string, number, number];
  if (kind === "token_turned") return isCleared(line.entry.events) ? null : tokenTurned(line.event, told);
  if (kind === "life_lost" || kind === "fell") return onStage || isExplained(line) ? null : wounded(line.event, told);
  if (kind === "trap_rolled") return trapRolled(line.event, box, told);
  if (kind === "snare_bit")
    return { ...worded(line.event, told, "red"), title: nameOf("token", "snare"), icon: "mantrap" };
  if (kind === "board_completed")
    return { ...worded(line.event, told, "gold"), title: nameOf("board", b), icon: BOARD_ICONS[b]!, stamp: "done" };
  return person(line.event, told) ?? card(kind, a, line.event, told);
}

function worded(event: GameEvent, setting: Setting, tone: Revealed["tone"]): Revealed {
  return { tone, title: "", text: eventText(event, setting) };
}

function person(event: GameEvent, setting: Setting): Revealed | null {
  const [kind, a] = event as [string, number];
  switch (kind) {
    case "rochefort_came":
      return { ...worded(event, setting, "red"), title: nameOf("foe", "rochefort"), portrait: "rochefort" };
    case "milady_shown":
      return { ...worded(event, setting, "red"), title: sentence(nameOf("place", a)), portrait: "milady" };
    case "milady_found":
      return { ...worded(event, setting, "blue"), title: say("web-reveal-found"), portrait: "milady" };
    default:
      return null;
  }
}

/** Cards and missions. */
function card(kind: string, a: number, event: GameEvent, setting: Setting): Revealed | null {
  switch (kind) {
    case "treachery_played":
      return {
        tone: "red",
        title: nameOf("treachery", a),
        text: sentence(about("treachery", a)),
        icon: TREACHERY_ICONS[a]!,
      };
    case "louvre_done":
      return { ...worded(event, setting, "blue"), title: nameOf("louvre", a), icon: "wax-seal", stamp: "done" };
    case "louvre_failed":
      return { ...worded(event, setting, "red"), title: nameOf("louvre", a), icon: "wax-seal", stamp: "failed" };
    case "paris_closed":
      return { ...worded(event, setting, "blue"), title: nameOf("paris", a), icon: "church", stamp: "done" };
    case "one_played":
    case "one_gained":
      return { ...worded(event, setting, "gold"), title: say("web-chapter-one"), icon: "laurels" };
    default:
      return null;
  }
}

function tokenTurned(event: GameEvent, setting: Setting): Revealed {
  const token = Number(event[2]);
  return { ...worded(event, setting, "red"), title: sentence(nameOf("token", token)), token };
}

function wounded(event: GameEvent, setting: Setting): Revealed {
  const hero = Number(event[1]);
  return { ...worded(event, setting, "red"), title: sentence(nameOf("hero", hero)), portrait: idName("hero", hero) };
}

/** The die of a Thief or an Assassin. */
function trapRolled(event: GameEvent, box: Box, setting: Setting): Revealed {
  const [, , trap, face] = event.map(Number) as [number, number, number, number];
  const strikes = box.printed.traps[trap]?.face === face;
  const text = `${eventText(event, setting)} ${say(strikes ? "web-reveal-trap-strikes" : "web-reveal-trap-misses")}`;
  return {
    tone: strikes ? "red" : "blue",
    title: sentence(nameOf("trap", trap)),
    text,
    portrait: idName("trap", trap),
    icon: FACE_ICONS[face]!,
  };
}

/** The tokens left on a finished board are turned up and put away: nothing is decided by them. */
function isCleared(events: readonly GameEvent[]): boolean {
  return events.some(([kind]) => kind === "board_completed");
}

/** Whether the line before has already revealed why this life is lost. */
function isExplained(line: LogLine): boolean {
  if (line.entry.kind !== "played") return false;
  const at = line.entry.events.indexOf(line.event!);
  const before = String(line.entry.events[at - 1]?.[0]);
  return ["snare_bit", "trap_rolled", "life_lost"].includes(before);
}
