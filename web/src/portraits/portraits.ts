// Who has a portrait, and the sheet that holds them. The sheet isn't part of the client's scripts: the first portrait on
// a page fetches it, and it's put into the page once, where `<use href="#portrait-athos">` finds it.

import { sheet, sides } from "virtual:portraits";

import type { Side } from "./sheet";

/** Foes of Quest tokens have no names. Each of them is a guard of the Cardinal. */
const GUARDS = ["two_dice", "three_dice", "four_dice", "sword_sword", "sword_shield", "shield_shield"];

/** The portrait's id for any id of the engine (hero, card, foe, trap). */
export function portraitIdOf(id: string): string {
  return GUARDS.includes(id) ? "guard" : id;
}

/** The side of a person, or undefined if there's no portrait. */
export function sideOf(person: string): Side | undefined {
  return sides[person];
}

let loading: Promise<void> | undefined;

/** Puts the sheet into the page, once. After a failure the next portrait tries again. */
export function loadPortraits(): Promise<void> {
  loading ??= insertSheet().catch((error: unknown) => {
    loading = undefined;
    console.warn("The portraits could not be loaded.", error);
  });
  return loading;
}

async function insertSheet(): Promise<void> {
  const answer = await fetch(sheet);
  if (!answer.ok) throw new Error(`${sheet}: ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  svg.style.position = "absolute"; // it has no size; `display: none` would disable its patterns
  document.body.append(svg);
}
