// Reads a record file. The server checks what is in it.

import { Refusal } from "../wire/api";

const ANALYSIS = "mousquetaires-analysis";
const MOST = 1_000_000; // bytes that the server takes

function refused(key: string): Refusal {
  return new Refusal({ rule: "", key, values: {} }, 0);
}

/** The JSON of a file; `Refusal` if it is not a record at all. */
export async function recordOf(file: File): Promise<unknown> {
  if (file.size > MOST) throw refused("web-replay-too-large");
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw refused("server-record-foreign");
  }
}

/** Whether a file is the analysis of a game, as `mousquetaires analyse --json` writes it. */
export function isAnalysis(given: unknown): boolean {
  return typeof given === "object" && given !== null && "format" in given && given.format === ANALYSIS;
}
