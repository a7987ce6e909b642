// The WebSocket of one seat. It reconnects, asks for what it missed, and sends again what was not answered.

import type { FromServer, Reason, ToServer } from "./types.gen";

export type Condition =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "offline"; retryAt: number; why: Reason | null } // when it tries again; 0: when the browser is online again
  | { kind: "closed"; reason: Reason }; // not tried again

/** A message without its mark. */
export type Unmarked = ToServer extends infer M ? (M extends ToServer ? Omit<M, "mark"> : never) : never;

export interface Line {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

const DIALLING = 0; // a WebSocket's CONNECTING

interface Means {
  dial: (address: string) => Line;
  random: () => number;
  mark: () => string;
  online: () => boolean;
}

interface Ears {
  heard: (message: FromServer) => void;
  changed: (condition: Condition) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // milliseconds after the last message before a ping
const PATIENCE = 10_000; // milliseconds for the answer to a ping, and for a connection to open
const TOO_FAST = 1008;
// Close codes after which reconnecting is of no use.
const FINAL = new Set([4400, 4401, 4403, 4404, 4409]);
const ANSWERED_TWICE = new Set<ToServer["type"]>(["act", "show", "undo", "agree", "say", "why", "odds", "sample"]);

export function browserMeans(): Means {
  return {
    dial: (address) => new WebSocket(address) as Line,
    random: Math.random,
    mark: () => crypto.randomUUID(),
    online: () => navigator.onLine,
  };
}

export function socketAddress(table: string, seat: number): string {
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/seats/${seat}/socket`;
}

export class SeatSocket {
  condition: Condition = { kind: "connecting" };
  private line: Line | null = null;
  private readonly waiting = new Map<string, ToServer>(); // not answered yet, in order: they are sent again after reconnecting
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private refusedWith: Reason | null = null;
  private why: Reason | null = null; // the server's reason for the last close, shown until a connection succeeds
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private version: number | null = null, // the last version seen; null: the server sends only the newest entries
    private readonly means: Means = browserMeans(),
  ) {}

  open(): void {
    this.dial();
  }

  /** Closes the connection for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.hangUp();
  }

  /** Sends a message, and returns the mark that its answer (`done` or `refused`) will carry. */
  send(message: Unmarked): string {
    const mark = this.means.mark();
    const marked = { ...message, mark };
    if (ANSWERED_TWICE.has(marked.type)) this.waiting.set(mark, marked);
    if (this.condition.kind === "open") this.line?.send(JSON.stringify(marked));
    return mark;
  }

  /** Reconnects at once: the browser is online again, or the player pressed the button. */
  again(): void {
    if (this.ended || this.condition.kind === "open") return;
    this.tries = 0;
    this.dial();
  }

  /** The browser is offline: disconnects without waiting for a timeout. */
  lost(): void {
    if (this.ended || this.condition.kind === "closed") return;
    this.hangUp();
    clearTimeout(this.timer);
    this.why = null;
    this.become({ kind: "offline", retryAt: 0, why: null });
  }

  // --- the connection -------------------------------------------------------------------------------

  private dial(): void {
    clearTimeout(this.timer);
    this.hangUp();
    this.refusedWith = null;
    this.become({ kind: "connecting" });
    const line = this.means.dial(this.version === null ? this.address : `${this.address}?since=${this.version}`);
    this.line = line;
    line.onmessage = (event) => line === this.line && this.hear(String(event.data));
    line.onclose = (event) => line === this.line && this.fell(event.code, event.reason);
    this.timer = setTimeout(() => line === this.line && this.fell(1006, ""), PATIENCE);
  }

  private hangUp(): void {
    const line = this.line;
    this.line = null;
    clearTimeout(this.quiet);
    if (line?.readyState === DIALLING)
      line.onopen = () => line.close(); // closing it before logs an error in the browser
    else line?.close();
  }

  private fell(code: number, reason: string): void {
    this.hangUp();
    clearTimeout(this.timer);
    if (this.ended) return;
    const told = this.refusedWith ?? (reason ? { rule: "", key: reason, values: {} } : null);
    if (FINAL.has(code) && told) {
      this.become({ kind: "closed", reason: told });
      return;
    }
    this.why = told ?? this.why;
    const wait = this.means.online() ? this.pause(code) : 0;
    this.become({ kind: "offline", retryAt: wait ? Date.now() + wait : 0, why: this.why });
    if (wait) this.timer = setTimeout(() => this.dial(), wait);
  }

  /** Exponential backoff with jitter, in milliseconds. */
  private pause(code: number): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    const least = code === TOO_FAST ? 3_000 : 0;
    return least + wait * (0.5 + this.means.random() / 2);
  }

  private become(condition: Condition): void {
    this.condition = condition;
    this.ears.changed(condition);
  }

  // --- messages -------------------------------------------------------------------------------------

  private hear(data: string): void {
    const message = JSON.parse(data) as FromServer;
    if (message.type === "hello") this.greeted();
    if ("version" in message && message.type !== "pong") this.version = Math.max(this.version ?? 0, message.version);
    if ("mark" in message && message.mark) this.waiting.delete(message.mark);
    if (message.type === "refused" && !message.mark) this.refusedWith = message.reason;
    this.listen();
    this.ears.heard(message);
    if (message.type === "pong" && this.version !== null && message.version > this.version) this.catchUp();
  }

  private greeted(): void {
    this.why = null;
    clearTimeout(this.timer);
    this.tries = 0;
    this.become({ kind: "open" });
    for (const message of this.waiting.values()) this.line?.send(JSON.stringify(message));
  }

  /** Asks for entries that got lost. Chat that is not for this seat has versions, too. */
  private catchUp(): void {
    this.line?.send(JSON.stringify({ type: "resume", mark: this.means.mark(), since: this.version ?? 0 }));
  }

  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ping(), QUIET);
  }

  private ping(): void {
    this.line?.send(JSON.stringify({ type: "ping", mark: this.means.mark() }));
    const line = this.line;
    this.quiet = setTimeout(() => line === this.line && this.fell(1006, ""), PATIENCE);
  }
}
