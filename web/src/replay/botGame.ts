// A game of bots alone in a link: what decides it, as JSON in base64url. The server plays it again.

import { Refusal } from "../wire/api";

export interface BotGame {
  setup: unknown;
  seed: number;
  bots: Record<string, string>; // by seat
  box: string; // the digest of its components
  version: string; // of the program
}

export function encodeGame(game: BotGame): string {
  return btoa(JSON.stringify(game)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a link contains; `Refusal` if it is damaged. The server checks the rest. */
export function decodeGame(text: string): BotGame {
  try {
    return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))) as BotGame;
  } catch {
    throw new Refusal({ rule: "", key: "server-record-foreign", values: {} }, 0);
  }
}

const HASH = /^game=([\w-]{1,2000})$/;

/** The game in an address, or "". */
export function gameInHash(hash: string): string {
  return HASH.exec(hash)?.[1] ?? "";
}
