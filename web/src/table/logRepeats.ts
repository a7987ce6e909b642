// Lines of the log that say nothing new: a heading or a line beside them says the same.

import type { LogLine } from "../state/log";

const BEATEN = 4; // in the result of a duel

/** The lines without those that repeat another one. */
export function withoutRepeats(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line, at) => !repeats(line, lines[at - 1], lines[at + 1], () => duelBefore(lines, at)));
}

function repeats(
  line: LogLine,
  before: LogLine | undefined,
  after: LogLine | undefined,
  duel: () => LogLine | null,
): boolean {
  const kindOf = (other: LogLine | null | undefined): string =>
    other?.version === line.version ? String(other.event?.[0]) : "";
  switch (kindOf(line)) {
    case "turn_began": // a heading says it
    case "turn_ended": // the next Musketeer begins
      return true;
    case "duel_ended": // the lines about the wounds say it, unless the foe is beaten or nobody was hurt
      return isWoundsOnly(Number(line.event![3]));
    case "adversary_beaten":
      return duel() !== null;
    case "token_gone":
      return kindOf(before) === "token_turned" || duel() !== null;
    case "trap_gone":
      return kindOf(before) === "beggars_paid";
    case "time_held":
      return kindOf(before) === "one_played";
    case "card_discarded":
      return kindOf(after) === "gift_used" && after!.event![2] === line.event![2];
    default:
      return false;
  }
}

function isWoundsOnly(result: number): boolean {
  return result > 0 && (result & BEATEN) === 0;
}

/** The end of a duel that beat its foe, earlier in the same move. */
function duelBefore(lines: readonly LogLine[], at: number): LogLine | null {
  const { version } = lines[at]!;
  for (let n = at - 1; lines[n]?.version === version; n -= 1) {
    const [kind, , , result] = lines[n]!.event ?? [];
    if (kind === "duel_ended") return Number(result) & BEATEN ? lines[n]! : null;
  }
  return null;
}
