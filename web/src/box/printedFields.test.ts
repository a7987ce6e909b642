import { expect, it } from "vitest";

import type { PrintedField, PrintedFields } from "../wire/types.gen";
import { boxFileText, changesIn, tablesOf, valuesInFile } from "./printedFields";

const field = (key: string, value: PrintedField["value"]): PrintedField => ({
  key,
  value,
  sources: ["assumed"],
  kind: "number",
  low: 0,
  high: 9,
  names: [],
  lengths: [],
});

it("writes a box file with all values, and reads the changed ones back", () => {
  const fields = [field("dice.blue.dice", 6), field("dice.red.dice", 4), field("tracks.time.siege_dice", [1, 2])];
  const printed: PrintedFields = { format: "mousquetaires-box", version: 1, digest: "", fields };
  const text = boxFileText(printed, { "tracks.time.siege_dice": [1, 3] });
  const values = valuesInFile(text, printed)!;
  expect(Object.keys(values)).toHaveLength(3);
  expect(changesIn(values, fields)).toEqual({ "tracks.time.siege_dice": [1, 3] });
  expect(valuesInFile(text.replace("-box", "-record"), printed)).toBeNull();
  expect(valuesInFile("{", printed)).toBeNull();
  expect(tablesOf(fields).map(({ name, rows }) => [name, rows.length])).toEqual([
    ["dice", 2],
    ["tracks", 1],
  ]);
});
