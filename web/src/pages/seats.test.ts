import { describe, expect, it } from "vitest";

import type { Info, SeatInfo } from "../wire/types.gen";
import { candidates, isAbandoned, isOffered, mayHaveBack, mayHaveBot, mayHost, nameless, playersOf } from "./seats";

const chair = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  person: 0,
  bot: "",
  left: false,
  nonce: "",
  offered: 0,
  lent: 0,
  ...more,
});
const ANN = { person: 1 };
const BOB = { person: 2 };
const CID = { person: 3 };
const STRANGER = { person: 0 };

/** Ann, who is host, is Milady; Bob has the Musketeers' first seat, a bot the second; Cid looks on, Dan was removed. */
function table(more: Partial<Info> = {}): Info {
  const people = ["Ann", "Bob", "Cid", "Dan"].map((nickname, at) => ({
    person: at + 1,
    nickname,
    muted: false,
    gone: nickname === "Dan",
  }));
  const seats = [chair(0, { person: 1 }), chair(1, { person: 2 }), chair(2, { bot: "novice" })];
  return { people, seats, host: 1, open: false, ...more } as Info;
}
const offeredTo = (info: Info, seat: number) => candidates(info, info.seats[seat]!).map((one) => one.nickname);

describe("a chair", () => {
  it("is the host's to give away when nobody plays it", () => {
    expect(table().seats.map(isAbandoned)).toEqual([false, false, true]);
    expect(isAbandoned(chair(1, { person: 2, left: true }))).toBe(true);
    expect(isAbandoned(chair(1, { person: 2, bot: "novice" }))).toBe(false); // only out of time
  });

  it("may be played by a bot while its player is away, unless one plays it already", () => {
    const given = (present: number[]) => table().seats.map((one) => mayHaveBot(one, ANN, present));
    expect(given([1, 2])).toEqual([false, false, true]);
    expect(given([1])).toEqual([false, true, true]);
    expect(given([])).toEqual([false, true, true]); // her own she would just play
    expect(mayHaveBot(chair(1, { person: 2, bot: "novice" }), ANN, [1])).toBe(false);
  });

  it("is offered to nobody who knows the other side, except at an open table", () => {
    expect(offeredTo(table(), 2)).toEqual(["Bob", "Cid"]);
    expect(offeredTo(table(), 0)).toEqual(["Ann", "Cid"]);
    expect(offeredTo(table({ open: true }), 2)).toEqual(["Ann", "Bob", "Cid"]);
  });

  it("can be taken back by the player who left it, from a bot or from another player", () => {
    expect(mayHaveBack(chair(1, { person: 2, left: true }), BOB)).toBe(true);
    expect(mayHaveBack(chair(1, { person: 2, bot: "novice" }), BOB)).toBe(true);
    expect(mayHaveBack(chair(1, { person: 3, lent: 2 }), BOB)).toBe(true);
    expect(mayHaveBack(chair(1, { person: 3, lent: 2 }), CID)).toBe(false);
    expect([chair(1), chair(1, { bot: "novice" })].some((one) => mayHaveBack(one, STRANGER))).toBe(false);
  });

  it("is kept for whom it is offered to, and for no stranger", () => {
    expect(isOffered(chair(1, { offered: 3 }), CID)).toBe(true);
    expect(isOffered(chair(1), STRANGER)).toBe(false);
  });
});

describe("onlookers", () => {
  it("are counted beside the people only where they have no name", () => {
    expect(nameless(table(), [1, 2], 2)).toBe(2);
    expect(nameless(table(), [1, 2, 3], 2)).toBe(1); // Cid is one of them
    expect(nameless(table(), [1, 3], 0)).toBe(0); // the presence arrived before the connection was counted
  });
});

describe("the player of a seat", () => {
  it("names it, unless a bot does, he got up, or he plays another as well", () => {
    expect(playersOf(table())).toEqual(["Ann", "Bob", ""]);
    expect(
      playersOf(table({ seats: [chair(1, { person: 2 }), chair(2, { person: 2 }), chair(3, { person: 3 })] })),
    ).toEqual([undefined, "", "", "Cid"]);
    expect(
      playersOf(table({ seats: [chair(0, { person: 1, left: true }), chair(1, { person: 2, bot: "novice" })] })),
    ).toEqual(["", ""]);
  });
});

describe("the host", () => {
  it("is replaced by a player while he is away, and by nobody else", () => {
    expect(mayHost(table(), BOB, [1, 2])).toBe(false);
    expect(mayHost(table(), BOB, [2])).toBe(true);
    expect(mayHost(table(), CID, [2, 3])).toBe(false);
    expect(mayHost(table(), STRANGER, [])).toBe(false);
  });

  it("who opened the table can have it back at any time", () => {
    expect(mayHost(table({ host: 2 }), ANN, [1, 2])).toBe(true);
    expect(mayHost(table(), ANN, [1])).toBe(false);
  });
});
