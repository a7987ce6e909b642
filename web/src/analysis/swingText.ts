// A key moment in a few words, and the points that it was worth.

import { SHARED, changeFor, type Side, type Swing } from "./analysisDocument";
import { promptText, seatName, sentence, type Setting } from "../text/gameText";
import { idOf } from "../text/names";
import { say } from "../text/language.svelte";

/** A chance or a change in points of 100. Only nothing is 0. */
export function pointsOf(change: number): number {
  return change === 0 ? 0 : Math.max(1, Math.round(Math.abs(100 * change)));
}

/** Who gave something away, or who was lucky. */
export function swingTitle(swing: Swing, side: Side, setting: Setting): string {
  const n = pointsOf(swing.size);
  if (swing.kind === "roll") {
    const lucky = changeFor(side, swing.size) > 0 ? side : other(side);
    return sentence(say("web-analysis-swing-luck", { side: lucky, n }));
  }
  if (!swing.verdict) return say("web-analysis-no-verdict");
  return sentence(say("web-analysis-swing-choice", { who: seatName(swing.seat, setting), n }));
}

const other = (side: Side): Side => (side === "milady" ? "musketeers" : "milady");

/** When it was, and what was asked. */
export function swingWhen(swing: Swing): string {
  const turn = say("web-turn", { n: swing.turn });
  if (swing.kind === "roll") return turn;
  const hero = swing.hero === null ? -1 : idOf("hero", swing.hero);
  return `${turn}. ${promptText({ kind: swing.prompt, hero }, false)}`;
}

/** A player of the ledger: "you", the name of the seat, or all of them together. */
export function playerName(seat: number, own: readonly number[], setting: Setting): string {
  if (seat === SHARED) return say("web-analysis-shared");
  return own.includes(seat) ? say("web-you") : sentence(seatName(seat, setting));
}
