// What Paris cards do, the harm first: that is what Milady chooses them for.

import { nameOf, sentence } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import { parseAction } from "../text/notation";
import type { Box } from "../wire/types.gen";

/** The harm a Paris card does each turn, then what it asks of the Musketeers. */
export function parisText(card: number, box: Box): string {
  const printed = box.printed.paris[card];
  if (!printed) return "";
  const { effect_amount: n, effect_dice: dice, stipulation_amount: asks } = printed;
  const parts = [say(`about-effect-${box.words.effect[printed.effect]}`, { n, dice })];
  if (printed.skill >= 0)
    parts.push(say("about-challenge", { skill: nameOf("skill", printed.skill), level: printed.level }));
  if (asks) parts.push(say(`about-stipulation-${box.words.stipulation[printed.stipulation]}`, { n: asks }));
  if (printed.rating) parts.push(say("about-rating", { n: printed.rating }));
  return sentence(parts.reduce((first, next) => locale.texts.say("about-parts", { first, next })));
}

/** The hint of an answer that names a Paris card; "" for any other. */
export function parisHint(action: string, box: Box): string {
  const { verb, fields } = parseAction(action);
  return verb === "paris" ? parisText(Number(fields[0]?.value ?? -1), box) : "";
}
