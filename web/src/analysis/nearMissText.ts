// A near miss as a sentence, as `mousquetaires analyse` says it.

import { foeValues, heroValues, sentence } from "../text/gameText";
import { locale } from "../text/language.svelte";
import { idOf } from "../text/names";
import type { NearMiss } from "./analysisDocument";

export function nearMissText({ kind, clock, turn, hero, place, foe, skill }: NearMiss): string {
  const values = {
    turn,
    ...(hero ? heroValues("hero", idOf("hero", hero)) : {}),
    ...(place ? locale.texts.forms("place", `place-${place}`) : {}),
    ...(skill ? locale.texts.forms("skill", `skill-${skill}`) : {}),
    ...(foe ? foeValues("foe", idOf("foe", foe)) : {}),
  };
  return sentence(locale.texts.say(`analysis-miss-${clock ? `${kind}-${clock}` : kind}`, values));
}
