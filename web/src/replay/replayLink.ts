// The address of a moment of a replay: /replay/TABLE?at=57.3&eyes=1, or with &veil=1 without spoilers.

import { GALLERY } from "../ids";
import type { Look } from "./replayPlayer.svelte";
import { EVERYTHING, type ReplaySource } from "./replaySource";

const MOMENT = /^(\d{1,7}(\.\d{1,4})?|i\d{1,7})$/; // i57: after 57 inputs of the record

export function lookOf(search: string): Look {
  const asked = new URLSearchParams(search);
  const veiled = asked.get("veil") === "1";
  const eyes = Number(asked.get("eyes") ?? (veiled ? GALLERY : EVERYTHING));
  const viewer = Number.isInteger(eyes) && eyes >= 0 && eyes <= EVERYTHING ? eyes : EVERYTHING;
  const moment = asked.get("at") ?? "";
  return { viewer, veiled: veiled && viewer !== EVERYTHING, moment: MOMENT.test(moment) ? moment : "" };
}

/** The address of a moment of a game: of a table, or of what the hash says. */
export function pathOf(
  { table, hash }: Pick<ReplaySource, "table" | "hash">,
  { viewer, veiled, moment }: Partial<Look> = {},
): string {
  const asked = new URLSearchParams();
  if (moment) asked.set("at", moment);
  if (viewer !== undefined && viewer !== EVERYTHING) asked.set("eyes", String(viewer));
  if (veiled) asked.set("veil", "1");
  const search = asked.toString();
  return `/replay${table ? `/${table}` : ""}${search ? `?${search}` : ""}${hash ? `#${hash}` : ""}`;
}
