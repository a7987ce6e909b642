// Events, prompts, actions and reasons as sentences.
//
// A port of i18n/sentences.py: golden.json has its sentences, and a test compares them with these. Every id becomes
// a name in all its forms (hero, hero_to, hero_acc ... and hero_id); the second value of a kind is called hero2.

import { GALLERIES, GALLERY, INN_LENGTH, INN_SPACES, MILADY, RETURN } from "../ids";
import type { Prompt, Reason } from "../wire/types.gen";
export { about } from "./descriptions.svelte";
import { idName, idOf, isGroup, names } from "./names";
import { parseAction, type Field, type Trade } from "./notation";
import { locale } from "./language.svelte";
import type { Value, Values } from "./texts";

/** What sentences depend on: which seat runs which Musketeers, which Quest board is in play, what is asked. */
export interface Setting {
  heroes?: readonly (readonly string[])[]; // for seat 1, 2 ... its Musketeers
  nicknames?: readonly string[]; // for seat 0, 1 ... its player, if the name identifies the seat
  board?: number;
  prompt?: string;
  snares?: readonly number[]; // where a revealed snare lies in the antechamber: 1, 2
}

const AT_LARGE: Setting = {};
const NONE = "none";

// --- names ----------------------------------------------------------------------------------------

/** The name of an id, by its number or its own name, in its plain form or another ("the", "to", "short" ...). */
export function nameOf(group: string, id: number | string, form = ""): string {
  const key = `${group}-${typeof id === "number" ? idName(group, id) : id}`;
  return form ? locale.texts.form(key, form) : locale.texts.say(key);
}

export function heroName(hero: number | string, form = ""): string {
  return nameOf("hero", hero, form);
}

/** The player of a seat. */
export function seatName(seat: number, setting: Setting = AT_LARGE, form = ""): string {
  return String(seatForms("seat", seat, setting)[form ? `seat_${form}` : "seat"]);
}

/** Seats by their Musketeers, not by their players. */
export function seatLabel(seats: readonly number[], heroes: Setting["heroes"] = []): string {
  return locale.texts.listed(seats.flatMap((seat) => whoIsRun(seat, heroes)));
}

function whoIsRun(seat: number, heroes: readonly (readonly string[])[]): string[] {
  const run = heroes[seat - 1];
  if (!run) return [seatName(seat)];
  return heroes.length === 1 ? [locale.texts.say("web-heroes")] : run.map((hero) => heroName(hero));
}

function named(name: string, group: string, value: number): Values {
  const own = idName(group, value);
  return { ...locale.texts.forms(name, `${group}-${own}`), [`${name}_id`]: own };
}

/** The player of a seat in all forms, for a sentence. */
export function seatValues(name: string, seat: number, setting: Setting): Values {
  return seatForms(name, seat, setting);
}

/** A Musketeer in all forms, for a sentence. */
export function heroValues(name: string, hero: number): Values {
  return named(name, "hero", hero);
}

/** A foe in all forms, for a sentence. */
export function foeValues(name: string, foe: number): Values {
  return named(name, "foe", foe);
}

/** The player of a seat: Milady, their only Musketeer, their nickname, or their number. */
function seatForms(name: string, seat: number, { heroes, nicknames }: Setting): Values {
  const texts = locale.texts;
  if (seat === MILADY) return texts.forms(name, "seat-milady");
  if (seat === GALLERY) return texts.forms(name, "seat-spectator");
  const run = heroes?.[seat - 1];
  if (run?.length === 1) return texts.forms(name, `hero-${run[0]}`);
  if (nicknames?.[seat]) return texts.forms(name, "seat-named", { name: nicknames[seat] });
  if (heroes?.length === 1) return texts.forms(name, "seat-only");
  const player = texts.forms(name, "seat-player", { n: seat });
  return nicknames && run ? withHeroes(player, seatLabel([seat], heroes)) : player;
}

/** A player without a nickname, with their Musketeers. */
function withHeroes(player: Values, heroes: string): Values {
  const named = Object.entries(player).map(([form, said]): [string, Value] => [
    form,
    form.endsWith("_gender") ? said : locale.texts.say("web-seat-runs", { player: said, heroes }),
  ]);
  return Object.fromEntries(named);
}

/** Where a Musketeer stands in the Inn: 0 is the common room. */
function spotForms(name: string, spot: number): Values {
  return spot === 0 ? locale.texts.forms(name, "spot-common") : innForms(name, spot - 1);
}

function innForms(name: string, space: number): Values {
  const path = locale.texts.forms("path", `path-${idName("path", Math.floor(space / INN_LENGTH))}`);
  return locale.texts.forms(name, "spot-path", { n: (space % INN_LENGTH) + 1, ...path });
}

/** The name of a token's space on its board. */
function spaceForms(name: string, space: number, board: number): Values {
  if (space < 0 || space >= INN_SPACES) return locale.texts.forms(name, "spot-none");
  if (board === RETURN) return locale.texts.forms(name, "spot-road", { n: space + 1 });
  if (board === GALLERIES)
    return locale.texts.forms(name, "spot-gallery", { n: Math.floor(space / 3) + 1, slot: space % 3 });
  return innForms(name, space);
}

export function spaceName(space: number, board: number, form = ""): string {
  return String(spaceForms("space", space, board)[form ? `space_${form}` : "space"]);
}

// --- numbers, dice, results -----------------------------------------------------------------------

function numbers(name: string, value: number): Values {
  const sign = value < 0 ? "minus" : value ? "plus" : "zero";
  return { [name]: Math.abs(value), [`${name}_sign`]: sign, [`${name}_next`]: value + 1 };
}

/** Swords, Shields and Lilies of a roll. */
export function facesOf(roll: number): [number, number, number] {
  return [roll & 15, (roll >> 4) & 15, (roll >> 8) & 15];
}

/** Dice in words: 2 Swords and 1 Lily. */
export function rollText(roll: number): string {
  const said = facesOf(roll).flatMap((n, face) =>
    n ? [locale.texts.say(`face-${idName("face", face)}-count`, { n })] : [],
  );
  return said.length ? locale.texts.listed(said) : locale.texts.say("face-none");
}

/** Dice as letters, one for each die: SSL. */
export function rollLetters(roll: number): string {
  return facesOf(roll)
    .map((n, face) => locale.texts.say(`face-${idName("face", face)}-letter`).repeat(n))
    .join("");
}

/** How a duel ended, as one word by which a text selects its form. */
export function resultName(flags: number): string {
  const [foeWounded, heroWounded, beaten, heroOut] = [flags & 1, flags & 2, flags & 4, flags & 8];
  const foe = beaten ? "won" : foeWounded ? "hit" : "";
  if (heroOut) return `${foe || "lost"}_out`;
  if (heroWounded) return foe ? `${foe}_wounded` : "lost";
  return foe || "draw";
}

// --- trades ---------------------------------------------------------------------------------------

/** Adventure cards by kind, several of a kind counted. */
export function cardsText(counts: readonly number[]): string[] {
  return counts.flatMap((n, kind) => (n ? [locale.texts.counted(n, nameOf("card", kind))] : []));
}

export function tradeValues(trade: Trade): Values {
  const gear = (items: number[]): string[] => items.map((item) => nameOf("item", item));
  return {
    give: locale.texts.listed([...cardsText(trade.give), ...gear(trade.gear)]),
    want: locale.texts.listed([...cardsText(trade.want), ...gear(trade.ask)]),
  };
}

function offerValues(text: string): Values {
  const field = parseAction(text).fields[0];
  return field && isTrade(field) ? tradeValues(field.value) : {};
}

function isTrade(field: Field): field is { kind: "trade"; value: Trade } {
  return field.kind === "trade";
}

// --- sentences ------------------------------------------------------------------------------------

/** The text with its first letter in upper case. */
export function sentence(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text ? first.toUpperCase() + text.slice(first.length) : text;
}

/** Adds values by name; the second of a name is called name2. */
function put(made: Values, kind: string, values: (name: string) => Values): void {
  let name = kind;
  while (name in made) name += "2";
  Object.assign(made, values(name));
}

function eventField(name: string, kind: string, value: number | string, setting: Setting): Values {
  if (kind === "offer") {
    const offer = offerValues(String(value));
    return { [name]: locale.texts.say("offer", offer), ...offer };
  }
  const number = Number(value);
  if (kind === "n") return numbers(name, number);
  if (kind === "now") return { [name]: number };
  if (kind === "seat") return seatForms(name, number, setting);
  if (kind === "roll") return { [name]: rollText(number), [`${name}_letters`]: rollLetters(number) };
  if (kind === "result") return { [name]: resultName(number) };
  if (kind === "space") return spaceForms(name, number, setting.board ?? 0);
  if (kind === "spot") return spotForms(name, number);
  return named(name, kind, number);
}

/** What happened, as a sentence. */
export function eventText(event: readonly (number | string)[], setting: Setting = AT_LARGE): string {
  const [first, ...values] = event;
  const kind = String(first);
  const made: Values = {};
  (names().events[kind] ?? []).forEach((field, at) => {
    put(made, field, (name) => eventField(name, field, values[at] ?? -1, setting));
  });
  return sentence(locale.texts.say(`event-${kind}`, made));
}

/** What is asked, as a question to the player who answers, or as a sentence for the others. */
export function promptText(prompt: Pick<Prompt, "kind" | "hero">, yours = true): string {
  const values = { ...named("hero", "hero", prompt.hero), yours: yours ? "yes" : "no" };
  return sentence(locale.texts.say(`prompt-${prompt.kind}`, values));
}

function actionField(name: string, field: Field, setting: Setting): Values {
  if (isTrade(field)) return tradeValues(field.value);
  const { kind, value } = field;
  if (Array.isArray(value)) {
    const [group, form] = kind === "tokens" ? ["token", "short"] : ["foe", ""];
    const laid = value.filter((one) => one >= 0);
    return { [name]: locale.texts.listed(laid.map((one) => nameOf(group, one, form))) };
  }
  if (kind === "number" || kind === "slot") return { [name]: value };
  if (kind === "space") return spaceForms(name, value, setting.board ?? 0);
  return named(name, kind, value);
}

function combatCards(singles: number, doubles: number): Values {
  const counts: number[] = [];
  counts[idOf("card", "combat")] = singles;
  counts[idOf("card", "double")] = doubles;
  return { cards: locale.texts.listed(cardsText(counts)), cards_count: singles + doubles };
}

/** An action as a label for a menu. */
export function actionText(action: string, setting: Setting = AT_LARGE): string {
  const { verb, fields } = parseAction(action);
  const made: Values = { prompt: setting.prompt ?? NONE, board_id: idName("board", setting.board ?? 0) };
  for (const field of fields) put(made, field.kind, (name) => actionField(name, field, setting));
  if (verb === "fight" && setting.snares?.includes(Number(made.slot)))
    return sentence(locale.texts.say("web-fight-snare", { n: Number(made.slot) }));
  if (verb === "cards") Object.assign(made, combatCards(Number(made.number), Number(made.number2)));
  return sentence(locale.texts.say(`action-${verb}`, made));
}

/** A reason as a sentence; a number that is an id becomes its name. */
export function reasonText(reason: Pick<Reason, "key" | "values">): string {
  const made: Values = {};
  for (const [name, value] of Object.entries(reason.values as Record<string, Value>)) {
    Object.assign(made, isGroup(name) && typeof value === "number" ? named(name, name, value) : { [name]: value });
  }
  return sentence(locale.texts.say(reason.key, made));
}
