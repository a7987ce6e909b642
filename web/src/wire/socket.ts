// One seat's connection: it comes back by itself, says what it has seen, and sends again what was not answered.

import type { FromServer, Reason, ToServer } from "./types.gen";

export type Condition =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "offline"; retryAt: number; why: Reason | null } // tried again by itself; 0: when the browser is online again
  | { kind: "closed"; reason: Reason }; // not tried again

/** A message before its mark. */
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
const QUIET = 25_000; // so long after the last message somebody is asked whether he is there
const PATIENCE = 10_000; // for the answer, and for a connection to open
const TOO_FAST = 1008;
// Told apart from what passes: there is no use in coming back by oneself.
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
  private readonly waiting = new Map<string, ToServer>(); // sent or to be sent, not answered yet, in order
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private refusedWith: Reason | null = null;
  private why: Reason | null = null; // what the server said when it hung up: it stays true until somebody answers
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly ears: Ears,
    private version: number | null = null, // the last one seen; null: only the last few things are told
    private readonly means: Means = browserMeans(),
  ) {}

  open(): void {
    this.dial();
  }

  /** Leave for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.hangUp();
  }

  /** Send a message; answers the mark by which `done` or `refused` will come. */
  send(message: Unmarked): string {
    const mark = this.means.mark();
    const marked = { ...message, mark };
    if (ANSWERED_TWICE.has(marked.type)) this.waiting.set(mark, marked);
    if (this.condition.kind === "open") this.line?.send(JSON.stringify(marked));
    return mark;
  }

  /** The browser is online again, or somebody pressed the button. */
  again(): void {
    if (this.ended || this.condition.kind === "open") return;
    this.tries = 0;
    this.dial();
  }

  /** The browser has lost its network: no use to wait for the line to notice. */
  lost(): void {
    if (this.ended || this.condition.kind === "closed") return;
    this.hangUp();
    clearTimeout(this.timer);
    this.why = null;
    this.become({ kind: "offline", retryAt: 0, why: null });
  }

  // --- the line -------------------------------------------------------------------------------------

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
      line.onopen = () => line.close(); // sooner, and the browser complains of us
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

  /** Longer each time, and never at the same moment as everybody else. */
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

  /** Something has got lost on the way: ask for it. Talk that is not for this seat has a version, too. */
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
