// Every HTTP call of the protocol. Refusals are thrown as `Refusal`, with the reason's key and values.

import type {
  CheckedBox,
  PrintedField,
  PrintedFields,
  Because,
  Box,
  Clock,
  FollowedTable,
  Hello,
  Info,
  LessonLine,
  LobbyLine,
  Me,
  NewTable,
  OpenedTable,
  OtherTable,
  Person,
  NewSubscription,
  Problem,
  PushKey,
  Reason,
  Secret,
  StoryLine,
  Subscribed,
  Token,
  ToServer,
  Verdict,
  Version,
} from "./types.gen";

/** An error from the server, or on the way to it. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

/** The reason of any error: the server's, or that it cannot be reached. */
export function reasonOf(error: unknown): Reason {
  return error instanceof Refusal ? error.reason : UNREACHABLE;
}

const UNREACHABLE: Reason = { rule: "", key: "web-unreachable", values: {} };

interface Ask {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  headers?: Record<string, string>;
}

export async function ask<T>(path: string, sent: Ask = {}): Promise<T> {
  const text = await askText(path, sent);
  return (text ? JSON.parse(text) : undefined) as T;
}

export async function askText(path: string, { method = "GET", body, headers = {} }: Ask): Promise<string> {
  let answer: Response;
  const sent: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { ...headers, "Content-Type": "application/json" };
  }
  try {
    answer = await fetch(path, sent);
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Refusal(await refusal(answer), answer.status);
  return answer.status === 204 ? "" : await answer.text();
}

async function refusal(answer: Response): Promise<Reason> {
  try {
    const { rule, key, values } = (await answer.json()) as Problem;
    return key ? { rule, key, values } : UNREACHABLE;
  } catch {
    return UNREACHABLE; // a proxy's page, not our server
  }
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask(path, { method: "POST", body });
const remove = <T>(path: string): Promise<T> => ask(path, { method: "DELETE" });
const bare = <T>(path: string): Promise<T> => ask(path, { method: "POST" });
export const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** The player's contribution to the dice seed: 32 random bytes in hexadecimal. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// --- tables ---------------------------------------------------------------------------------------

export const openTable = (wish: NewTable): Promise<OpenedTable> => post("/api/tables", wish);
export const lobby = (): Promise<LobbyLine[]> => ask("/api/tables");
export const tableInfo = (table: string): Promise<Info> => ask(at(table));
export const deleteTable = (table: string): Promise<void> => remove(at(table));
export const come = (table: string, nickname: string): Promise<Person> => post(at(table, "/people"), { nickname });
export const me = (table: string): Promise<Me> => ask(at(table, "/me"));
export const sit = (table: string, seats: number[]): Promise<Version> =>
  post(at(table, "/seats"), { seats, nonce: nonce() });
export const rise = (table: string, seat: number): Promise<Version> => remove(at(table, `/seats/${seat}`));
export const standIn = (table: string, seat: number, bot: string): Promise<Version> =>
  post(at(table, `/seats/${seat}/bot`), { bot });
export const takeBack = (table: string, seat: number): Promise<Version> => remove(at(table, `/seats/${seat}/bot`));
export const offerSeat = (table: string, seat: number, person: number): Promise<Version> =>
  post(at(table, `/seats/${seat}/offer`), { person });
export const actAsHost = (table: string): Promise<Version> => bare(at(table, "/host"));
export const start = (table: string): Promise<Version> => bare(at(table, "/start"));
export const setClock = (table: string, clock: Clock): Promise<Version> => post(at(table, "/clock"), clock);
export const judge = (table: string, verdict: Verdict): Promise<Version> => post(at(table, "/verdicts"), verdict);
export const rematch = (table: string, swapSides: boolean): Promise<OtherTable> =>
  post(at(table, "/rematch"), { swap_sides: swapSides });
export const follow = (table: string): Promise<FollowedTable> => post(at(table, "/rematch/people"), { nonce: nonce() });

// --- lessons --------------------------------------------------------------------------------------

export const lessons = (): Promise<LessonLine[]> => ask("/api/lessons");
export const openLesson = (lesson: string, nickname: string): Promise<OpenedTable> =>
  post(`/api/lessons/${encodeURIComponent(lesson)}/tables`, { nickname });

// --- keys -----------------------------------------------------------------------------------------

export const resumeLink = (table: string): Promise<Secret> => bare(at(table, "/resume-link"));
export const resume = (table: string, secret: string): Promise<Person> => post(at(table, "/resume"), { secret });
export const endKeys = (table: string): Promise<void> => remove(at(table, "/keys"));
export const makeToken = (table: string, scope: string): Promise<Token> => post(at(table, "/tokens"), { scope });
export const dropToken = (table: string, token: string): Promise<void> =>
  ask(at(table, "/tokens"), { method: "DELETE", headers: { "X-Token": token } });
export const subscribe = (table: string, subscription: NewSubscription): Promise<Subscribed> =>
  post(at(table, "/notices"), subscription);
export const unsubscribe = (table: string, notice: string): Promise<void> =>
  remove(at(table, `/notices/${encodeURIComponent(notice)}`));
export const feedSecret = (table: string): Promise<Secret> => bare(at(table, "/feed"));
export const pushKey = (): Promise<PushKey> => ask("/api/push-key");

// --- play, log, box -------------------------------------------------------------------------------

/** What a seat sees now; with a version also what happened after it. Once a game is over, any seat may be asked for. */
export const now = (table: string, seat: number, since?: number): Promise<Hello> =>
  ask(at(table, `/seats/${seat}/now${since === undefined ? "" : `?since=${since}`}`));
export const move = (table: string, seat: number, message: ToServer): Promise<Version | Because> =>
  post(at(table, `/seats/${seat}/moves`), message);
export const story = (table: string, seat: number, since: number): Promise<StoryLine[]> =>
  ask(at(table, `/story?seat=${seat}&since=${since}`));
export const recordPath = (table: string): string => at(table, "/record");
export const tableRecord = (table: string): Promise<unknown> => ask(recordPath(table));
/** The printed values of a box; "" is the server's own. A box that a host has brought is known by its table. */
export const box = (digest: string, table = ""): Promise<Box> =>
  ask(digest ? `/api/box?digest=${digest}${table ? `&table=${table}` : ""}` : "/api/box");
export const printedFields = (): Promise<PrintedFields> => ask("/api/box/values");
export const checkBox = (values: Record<string, PrintedField["value"]>): Promise<CheckedBox> =>
  post("/api/box/check", { values });
