// Actions as text ("move louvre"), parsed and written as by the engine's notation.py.

import { EQUIPMENT } from "../ids";
import { idOf, names } from "./names";

export interface Trade {
  give: number[]; // cards by kind
  want: number[];
  gear: number[]; // items given
  ask: number[]; // items asked for
}

export type Field =
  | { kind: "trade"; value: Trade }
  | { kind: "adversaries" | "tokens"; value: number[] }
  | { kind: Exclude<string, "trade">; value: number };

export interface Action {
  verb: string;
  fields: Field[];
}

const NOTHING = "-";

export function verbOf(action: string): string {
  return action.split(" ", 1)[0]!;
}

/** The words after the verb. */
export function wordsOf(action: string): string[] {
  return action.split(" ").slice(1);
}

export function parseAction(action: string): Action {
  const verb = verbOf(action);
  const words = wordsOf(action);
  const kinds = names().verbs[verb] ?? [];
  if (kinds[0] === "trade") return { verb, fields: [{ kind: "trade", value: parseTrade(words) }] };
  return { verb, fields: kinds.map((kind, at) => field(kind, words[at] ?? NOTHING)) };
}

function field(kind: string, word: string): Field {
  if (kind === "adversaries")
    return {
      kind,
      value: parts(word)
        .map((name) => idOf("foe", name))
        .sort((a, b) => a - b),
    };
  if (kind === "tokens") return { kind, value: word.split(",").map((name) => idOf("token", name)) };
  if (kind in names().ids) return { kind, value: idOf(kind, word) };
  return { kind, value: Number(word) };
}

function parts(word: string): string[] {
  return word === NOTHING ? [] : word.split(",");
}

// --- trades ---------------------------------------------------------------------------------------

/** What an offer says. */
export function tradeOf(action: string): Trade {
  return parseTrade(wordsOf(action));
}

function parseTrade(words: string[]): Trade {
  const said = new Map(words.map((word) => word.split("=", 2) as [string, string]));
  const of = (part: string): string => said.get(part) ?? NOTHING;
  return { give: cards(of("give")), want: cards(of("want")), gear: items(of("gear")), ask: items(of("for")) };
}

function cards(word: string): number[] {
  const counts = new Array<number>(names().ids.card!.length).fill(0);
  for (const part of parts(word)) {
    const [name, number] = part.split("*", 2);
    counts[idOf("card", name!)] = number === undefined ? 1 : Number(number);
  }
  return counts;
}

function items(word: string): number[] {
  return parts(word)
    .map((name) => idOf("item", name))
    .sort((a, b) => a - b);
}

/** An offer as it is sent. */
export function offerText(trade: Trade): string {
  return `offer give=${cardsWord(trade.give)} want=${cardsWord(trade.want)} gear=${itemsWord(trade.gear)} for=${itemsWord(trade.ask)}`;
}

function cardsWord(counts: number[]): string {
  const named = counts.flatMap((n, kind) => (n ? [names().ids.card![kind]! + (n > 1 ? `*${n}` : "")] : []));
  return named.join(",") || NOTHING;
}

function itemsWord(chosen: number[]): string {
  return (
    chosen
      .filter((item) => item < EQUIPMENT)
      .map((item) => names().ids.item![item]!)
      .join(",") || NOTHING
  );
}

/** Adversaries and a trap (or -1) as they are sent. */
export function layText(foes: number[], trap: number): string {
  const named = [...foes].sort((a, b) => a - b).map((foe) => names().ids.foe![foe]!);
  return `lay ${named.join(",") || NOTHING} ${names().ids.trap![trap] ?? NOTHING}`;
}

/** A token (or -1) for each space, as they are sent. */
export function assignText(tokens: number[]): string {
  return `assign ${tokens.map((token) => names().ids.token![token] ?? NOTHING).join(",")}`;
}
