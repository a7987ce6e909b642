// The WebSocket of one seat. It reconnects, asks for what it missed, and sends again what was not answered.

import type { FromServer, Reason, ToServer } from "./types.gen";

export type Condition =
  | { kind: "connecting" }
  | { kind: "open" }
  | { kind: "offline"; retryAt: number; why: Reason | null } // when it tries again; 0: when the browser is online again
  | { kind: "closed"; reason: Reason }; // not tried again

/** A message without its mark. */
export type Unmarked = ToServer extends infer M ? (M extends ToServer ? Omit<M, "mark"> : never) : never;

export interface Connection {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

const CONNECTING = 0; // a WebSocket's CONNECTING

interface Environment {
  connect: (address: string) => Connection;
  random: () => number;
  mark: () => string;
  online: () => boolean;
}

interface Listeners {
  onMessage: (message: FromServer) => void;
  onCondition: (condition: Condition) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_AFTER = 25_000; // milliseconds after the last message before a ping
const TIMEOUT = 10_000; // milliseconds for the answer to a ping, and for a connection to open
const TOO_MANY_MESSAGES = 1008;
// Close codes after which reconnecting is of no use.
const FINAL_CODES = new Set([4400, 4401, 4403, 4404, 4409]);
const RESENT = new Set<ToServer["type"]>(["act", "show", "undo", "agree", "say", "why", "odds", "sample"]);

export function browserEnvironment(): Environment {
  return {
    connect: (address) => new WebSocket(address) as Connection,
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
  private connection: Connection | null = null;
  private readonly unanswered = new Map<string, ToServer>(); // in order; they are sent again after reconnecting
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setTimeout> | undefined;
  private refusedWith: Reason | null = null;
  private why: Reason | null = null; // the server's reason for the last close, shown until a connection succeeds
  private ended = false;

  constructor(
    private readonly address: string,
    private readonly listeners: Listeners,
    private version: number | null = null, // the last version seen; null: the server sends only the newest entries
    private readonly environment: Environment = browserEnvironment(),
  ) {}

  open(): void {
    this.connect();
  }

  /** Closes the connection for good. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pingTimer);
    this.disconnect();
  }

  /** Sends a message, and returns the mark that its answer (`done` or `refused`) will carry. */
  send(message: Unmarked): string {
    const mark = this.environment.mark();
    const marked = { ...message, mark };
    if (RESENT.has(marked.type)) this.unanswered.set(mark, marked);
    if (this.condition.kind === "open") this.connection?.send(JSON.stringify(marked));
    return mark;
  }

  /** Reconnects at once: the browser is online again, or the player pressed the button. */
  reconnect(): void {
    if (this.ended || this.condition.kind === "open") return;
    this.tries = 0;
    this.connect();
  }

  /** The browser is offline: disconnects without waiting for a timeout. */
  goOffline(): void {
    if (this.ended || this.condition.kind === "closed") return;
    this.disconnect();
    clearTimeout(this.timer);
    this.why = null;
    this.setCondition({ kind: "offline", retryAt: 0, why: null });
  }

  // --- the connection -------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.timer);
    this.disconnect();
    this.refusedWith = null;
    this.setCondition({ kind: "connecting" });
    const connection = this.environment.connect(
      this.version === null ? this.address : `${this.address}?since=${this.version}`,
    );
    this.connection = connection;
    connection.onmessage = (event) => connection === this.connection && this.receive(String(event.data));
    connection.onclose = (event) => connection === this.connection && this.handleClose(event.code, event.reason);
    this.timer = setTimeout(() => connection === this.connection && this.handleClose(1006, ""), TIMEOUT);
  }

  private disconnect(): void {
    const connection = this.connection;
    this.connection = null;
    clearTimeout(this.pingTimer);
    if (connection?.readyState === CONNECTING)
      connection.onopen = () => connection.close(); // closing it before logs an error in the browser
    else connection?.close();
  }

  private handleClose(code: number, reason: string): void {
    this.disconnect();
    clearTimeout(this.timer);
    if (this.ended) return;
    const known = this.refusedWith ?? (reason ? { rule: "", key: reason, values: {} } : null);
    if (FINAL_CODES.has(code) && known) {
      this.setCondition({ kind: "closed", reason: known });
      return;
    }
    this.why = known ?? this.why;
    const wait = this.environment.online() ? this.backoff(code) : 0;
    this.setCondition({ kind: "offline", retryAt: wait ? Date.now() + wait : 0, why: this.why });
    if (wait) this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Exponential backoff with jitter, in milliseconds. */
  private backoff(code: number): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    const least = code === TOO_MANY_MESSAGES ? 3_000 : 0;
    return least + wait * (0.5 + this.environment.random() / 2);
  }

  private setCondition(condition: Condition): void {
    this.condition = condition;
    this.listeners.onCondition(condition);
  }

  // --- messages -------------------------------------------------------------------------------------

  private receive(data: string): void {
    const message = JSON.parse(data) as FromServer;
    if (message.type === "hello") this.handleHello();
    if ("version" in message && message.type !== "pong") this.version = Math.max(this.version ?? 0, message.version);
    if ("mark" in message && message.mark) this.unanswered.delete(message.mark);
    if (message.type === "refused" && !message.mark) this.refusedWith = message.reason;
    this.restartPingTimer();
    this.listeners.onMessage(message);
    if (message.type === "pong" && this.version !== null && message.version > this.version) this.catchUp();
  }

  private handleHello(): void {
    this.why = null;
    clearTimeout(this.timer);
    this.tries = 0;
    this.setCondition({ kind: "open" });
    for (const message of this.unanswered.values()) this.connection?.send(JSON.stringify(message));
  }

  /** Asks for entries that got lost. Chat that is not for this seat has versions, too. */
  private catchUp(): void {
    this.connection?.send(JSON.stringify({ type: "resume", mark: this.environment.mark(), since: this.version ?? 0 }));
  }

  private restartPingTimer(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => this.ping(), PING_AFTER);
  }

  private ping(): void {
    this.connection?.send(JSON.stringify({ type: "ping", mark: this.environment.mark() }));
    const connection = this.connection;
    this.pingTimer = setTimeout(() => connection === this.connection && this.handleClose(1006, ""), TIMEOUT);
  }
}
