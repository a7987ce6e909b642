// Finds the elements of the page that a step of a lesson can point at.

import { idOf } from "../text/names";

const SELECTORS: Record<string, string> = {
  answer: "section.prompt",
  question: "section.prompt",
  hand: "section.hand, .milady-tray",
  purse: ".purse",
  clocks: "section.clocks",
  milady: "section.opponents, section.aims",
  quest: ".quest-thumbnail, div.quest",
  story: ".talk",
  stage: ".stage",
};

/** The element of a spot: "quest", "place paris", "mission louvre", "musketeer athos", "clock time". */
export function findSpot(at: string): Element | null {
  const [kind = "", name = ""] = at.split(" ");
  if (kind === "place") return visible(`[data-place="${idOf("place", name)}"]`);
  return visible(SELECTORS[kind] ?? `[data-spot="${at}"]`);
}

/** The button of an answer, or of the list that it is in, or its choice, or what sends it, or the whole question. */
export function findAnswer(action: string): Element | null {
  const verb = action.split(" ")[0] ?? "";
  const buttons = [
    `.answers [data-action="${action}"]`,
    `.answers [data-action="${verb}"]`,
    `.beside [data-action="${verb}"]`,
    `.answers label:has([value="${action}"])`,
    `[data-action="send"]`,
  ];
  for (const one of action ? buttons : []) {
    const found = visible(one);
    if (found) return found;
  }
  return visible("section.prompt");
}

/** Neither folded away nor covered by the stage, which hides the map's content. */
function visible(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null;
}
