import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SeatSocket, type Condition, type Connection } from "./socket";
import type { FromServer, Hello } from "./types.gen";

/** A connection whose other end the test plays. */
class FakeConnection implements Connection {
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello(version: number): void {
    this.says({ type: "hello", version, missed: [] } as unknown as Hello);
  }
  falls(code: number, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

let connections: FakeConnection[];
let conditions: Condition[];
let heard: FromServer[];
let online: boolean;
let marks: number;

function open(since: number | null = null): SeatSocket {
  const socket = new SeatSocket(
    "ws://here/socket",
    { onMessage: (message) => heard.push(message), onCondition: (condition) => conditions.push(condition) },
    since,
    {
      connect: (address) => {
        connections.push(new FakeConnection(address));
        return connections.at(-1)!;
      },
      random: () => 1,
      mark: () => `m${++marks}`,
      online: () => online,
    },
  );
  socket.open();
  return socket;
}

beforeEach(() => {
  [connections, conditions, heard, online, marks] = [[], [], [], true, 0];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a seat's connection", () => {
  it("is open once hello has come", () => {
    const socket = open();
    expect(socket.condition.kind).toBe("connecting");
    connections[0]!.hello(6);
    expect(socket.condition.kind).toBe("open");
    expect(heard.map((message) => message.type)).toEqual(["hello"]);
  });

  it("says on coming back what it has seen", () => {
    open(0);
    expect(connections[0]!.address).toBe("ws://here/socket?since=0");
    connections[0]!.hello(6);
    connections[0]!.says({ type: "update", version: 9, entry: { kind: "resumed", at: 0, by: 0 } });
    connections[0]!.falls(1012, "server-stopping");
    vi.advanceTimersByTime(500);
    expect(connections[1]!.address).toBe("ws://here/socket?since=9");
  });

  it("sends what was not answered again, with the same mark, and nothing else", () => {
    const socket = open();
    connections[0]!.hello(1);
    socket.send({ type: "act", prompt: "0.1", action: "draw" });
    socket.send({ type: "say", text: "Hola" });
    socket.send({ type: "point", place: "louvre" });
    connections[0]!.says({ type: "done", mark: "m1", version: 2 });
    connections[0]!.falls(1006);
    vi.advanceTimersByTime(500);
    expect(connections[1]!.sent).toEqual([]);
    connections[1]!.hello(2);
    expect(connections[1]!.sent).toEqual([{ type: "say", text: "Hola", mark: "m2" }]);
  });

  it("sends again what was asked while offline, so every question gets its answer", () => {
    const socket = open();
    connections[0]!.hello(1);
    connections[0]!.falls(1006);
    socket.send({ type: "odds", action: "cards 1 0" });
    socket.send({ type: "sample" });
    vi.advanceTimersByTime(500);
    connections[1]!.hello(1);
    expect(connections[1]!.sent.map((message) => message.type)).toEqual(["odds", "sample"]);
  });

  it("keeps what is said while offline for later", () => {
    const socket = open();
    connections[0]!.hello(1);
    connections[0]!.falls(1006);
    socket.send({ type: "act", prompt: "0.1", action: "draw" });
    vi.advanceTimersByTime(500);
    connections[1]!.hello(1);
    expect(connections[1]!.sent.map((message) => message.mark)).toEqual(["m1"]);
  });

  it("waits longer each time, but not for ever", () => {
    open();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      connections.at(-1)!.falls(1006);
      const condition = conditions.at(-1)!;
      waits.push(condition.kind === "offline" ? condition.retryAt - Date.now() : -1);
      vi.advanceTimersByTime(waits.at(-1)!);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it("does not come back where it was turned away, and says why", () => {
    const socket = open();
    connections[0]!.says({ type: "refused", mark: "", reason: { rule: "", key: "server-no-table", values: {} } });
    connections[0]!.falls(4404, "server-no-table");
    vi.advanceTimersByTime(60_000);
    expect(connections).toHaveLength(1);
    expect(socket.condition).toEqual({ kind: "closed", reason: { rule: "", key: "server-no-table", values: {} } });
  });

  it("keeps the reason of the disconnection until the server answers again", () => {
    const socket = open();
    const why = (): unknown => (socket.condition.kind === "offline" ? socket.condition.why?.key : "");
    connections[0]!.hello(1);
    connections[0]!.falls(1012, "server-stopping");
    expect(why()).toBe("server-stopping");
    vi.advanceTimersByTime(500);
    connections[1]!.falls(1006);
    expect(why()).toBe("server-stopping");
    vi.advanceTimersByTime(1000);
    connections[2]!.hello(1);
    connections[2]!.falls(1006);
    expect(why()).toBeUndefined();
  });

  it("tries nothing while the browser is offline, and at once when it is online again", () => {
    const socket = open();
    connections[0]!.hello(1);
    socket.goOffline();
    expect(socket.condition).toEqual({ kind: "offline", retryAt: 0, why: null });
    vi.advanceTimersByTime(60_000);
    expect(connections).toHaveLength(1);
    socket.reconnect();
    expect(connections).toHaveLength(2);
  });

  it("asks when it is quiet, and gives a dead line up", () => {
    const socket = open();
    connections[0]!.hello(1);
    vi.advanceTimersByTime(25_000);
    expect(connections[0]!.sent.at(-1)).toMatchObject({ type: "ping" });
    connections[0]!.says({ type: "pong", mark: "m1", version: 1, now: 0 });
    vi.advanceTimersByTime(25_000);
    vi.advanceTimersByTime(10_000);
    expect(socket.condition.kind).toBe("offline");
  });

  it("asks for what it has missed when the server is further than itself", () => {
    open();
    connections[0]!.hello(4);
    vi.advanceTimersByTime(25_000);
    connections[0]!.says({ type: "pong", mark: "m1", version: 7, now: 0 });
    expect(connections[0]!.sent.at(-1)).toMatchObject({ type: "resume", since: 4 });
  });

  it("hangs up a line that is still being dialled once it is there", () => {
    const socket = open();
    connections[0]!.readyState = 0;
    socket.close();
    expect(connections[0]!.closed).toBe(false);
    connections[0]!.onopen?.();
    expect(connections[0]!.closed).toBe(true);
  });

  it("is silent after it was left", () => {
    const socket = open();
    connections[0]!.hello(1);
    socket.close();
    connections[0]!.falls(1000);
    vi.advanceTimersByTime(60_000);
    expect(connections).toHaveLength(1);
    expect(connections[0]!.closed).toBe(true);
  });
});
