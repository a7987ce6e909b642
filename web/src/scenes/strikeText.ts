// The sums of a round in words.

import { nameOf, sentence } from "../text/gameText";
import { say, locale } from "../text/language.svelte";
import { SHIELD, SWORD } from "./dice";
import type { Face, Strike } from "./strikes";

const FACE_KEYS = ["face-sword-count", "face-shield-count"];

/** "3 Swords + 1 against 2 Shields", or what a manoeuvre does. */
export function strikeText(strike: Strike, silenced: boolean): string {
  if (strike.manoeuvre.length > 0) return say("web-strike-manoeuvre");
  if (silenced) return say("web-strike-silenced");
  const swords = strike.pairs.flatMap(({ sword }) => sword ?? []);
  const shields = strike.pairs.flatMap(({ shield }) => shield ?? []);
  return say("web-strike-sum", { swords: counted(SWORD, swords), shields: counted(SHIELD, shields) });
}

/** The dice, and what is added to them. */
function counted(face: number, faces: readonly Face[]): string {
  const added = faces.filter((one) => one.extra).length;
  const dice = say(FACE_KEYS[face]!, { n: faces.length - added });
  return added > 0 ? say("web-strike-plus", { dice, n: added }) : dice;
}

/** The same for screen readers: also where the added faces come from, and the wounds. */
export function strikeSpoken(who: string, strike: Strike, silenced: boolean): string {
  const faces = strike.pairs.flatMap(({ sword, shield }) => [sword, shield]);
  const sources = faces.flatMap((face) => (face?.source ? [nameOf(face.source.group, face.source.id)] : []));
  const plain = strikeText(strike, silenced);
  const listed = locale.texts.listed([...new Set(sources)]);
  const sum = sources.length > 0 ? say("web-strike-from", { sum: plain, sources: listed }) : plain;
  const wounds = say("web-wounds-count", { n: strike.wounds });
  return sentence(say("web-strike-spoken", { strike: say("web-strike", { who }), sum, wounds }));
}
