// The moments of an analysis in a replay. The replay has to reveal everything: only then it knows the record's inputs.

import type { LogLine } from "../state/log";
import type { FoldedReplay } from "../replay/foldReplay";
import type { Swing } from "./analysisDocument";

const SHOWN_ROLLS = new Set(["card_drawn", "treachery_drawn", "louvre_opened", "blade_used"]);

export interface SwingMoment {
  moment: string;
  line: LogLine | null; // that tells of the roll or draw
}

/** A choice is looked at before it is made, a roll when it has just been told. */
export function swingMoment(truth: FoldedReplay, swing: Swing): SwingMoment {
  if (swing.kind === "choice") return { moment: truth.momentBefore(swing.at), line: null };
  const frame = truth.frames.find(({ inputs }) => inputs > swing.at);
  const shown = frame ? toldAt(frame.lines, frame.causes, swing.at) : -1;
  if (!frame || shown < 0) return { moment: truth.momentAfter(swing.at + 1), line: null };
  return { moment: `${frame.version}.${shown + 1}`, line: frame.lines[shown]! };
}

export function swingMoments(truth: FoldedReplay, swings: readonly Swing[]): string[] {
  return swings.map((swing) => swingMoment(truth, swing).moment);
}

/** Which of these lines tells what an input rolled or drew; its first one if none does. -1 if it has no line. */
function toldAt(lines: readonly LogLine[], causes: readonly number[], input: number): number {
  const own = lines.flatMap((_, at) => (causes[at] === input ? [at] : []));
  const roll = own.find((at) => isRoll(String(lines[at]!.event?.[0])));
  return roll ?? own[0] ?? -1;
}

function isRoll(kind: string): boolean {
  return kind.endsWith("rolled") || SHOWN_ROLLS.has(kind);
}
