// The printed values of the release by table and row, their names, and box files.

import { nameOf, sentence } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import { checkBox, printedFields } from "../wire/api";
import type { CheckedBox, PrintedField, PrintedFields } from "../wire/types.gen";

export type Written = PrintedField["value"];
export type Values = Record<string, Written>;

export interface ComponentRow {
  name: string; // of the row in its table
  fields: PrintedField[];
}
export interface ComponentTable {
  name: string;
  rows: ComponentRow[];
}

/** The group of names for the rows of each table; the others have names of their own. */
const GROUPS: Record<string, string> = {
  heroes: "hero",
  foes: "foe",
  adversaries: "foe",
  traps: "trap",
  treachery: "treachery",
  paris: "paris",
  louvre: "louvre",
  adventure: "card",
  arsenal: "item",
  tokens: "token",
  boards: "board",
};

let loading: Promise<PrintedFields> | null = null;

/** All printed values, fetched once. */
export function loadFields(): Promise<PrintedFields> {
  loading ??= printedFields();
  loading.catch(() => (loading = null));
  return loading;
}

export function tablesOf(fields: readonly PrintedField[]): ComponentTable[] {
  const made: ComponentTable[] = [];
  for (const field of fields) {
    const [table, row] = field.key.split(".") as [string, string];
    if (made.at(-1)?.name !== table) made.push({ name: table, rows: [] });
    const rows = made.at(-1)!.rows;
    if (rows.at(-1)?.name !== row) rows.push({ name: row, fields: [] });
    rows.at(-1)!.fields.push(field);
  }
  return made;
}

export function rowTitle(table: string, row: string): string {
  const group = groupOf(table);
  return sentence(group ? nameOf(group, row) : say(`web-row-${row}`));
}

/** The group of names for the rows of a table, if it has one. */
export function groupOf(table: string): string | undefined {
  return GROUPS[table];
}

export function fieldTitle(key: string): string {
  return say(`web-field-${key.split(".")[2]!}`);
}

/** A value's full name: "Rochefort: life points". */
export function keyTitle(key: string): string {
  const [table, row, field] = key.split(".") as [string, string, string | undefined];
  return field ? locale.texts.labelled(rowTitle(table, row), fieldTitle(key)) : rowTitle(table, row);
}

const SKILL_NAMES = new Set(["erudition", "nobility", "gallantry", "panache"]);
const FACE_NAMES = new Set(["sword", "shield", "lily"]);

export function valueText(value: Written): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return wordText(value);
  return value.length > 0 ? value.map((one) => valueText(one)).join(", ") : say("web-value-none");
}

function wordText(word: string): string {
  if (SKILL_NAMES.has(word)) return nameOf("skill", word);
  return FACE_NAMES.has(word) ? nameOf("face", word) : say(`web-value-${word}`);
}

export function sameValue(one: Written, other: Written): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The values that are not ours. */
export function changesIn(values: Values, fields: readonly PrintedField[]): Values {
  const ours = new Map(fields.map((field) => [field.key, field.value]));
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !ours.has(key) || !sameValue(value, ours.get(key)!)),
  );
}

/** The text of a box file with all values: it stays the same box when ours changes. */
export function boxFileText({ format, version, fields }: PrintedFields, changes: Values): string {
  const values = Object.fromEntries(fields.map(({ key, value }) => [key, changes[key] ?? value]));
  return `${JSON.stringify({ format, version, values }, null, 1)}\n`;
}

/** The values of a box file, or null if it is none. */
export function valuesInFile(text: string, { format, version }: PrintedFields): Values | null {
  try {
    const content = JSON.parse(text) as { format?: unknown; version?: unknown; values?: unknown };
    const fits = content.format === format && content.version === version;
    return fits && typeof content.values === "object" ? (content.values as Values) : null;
  } catch {
    return null;
  }
}

/** Whether the values make a possible box, and what it changes. */
export function checkValues(values: Values): Promise<CheckedBox> {
  return checkBox(values);
}
