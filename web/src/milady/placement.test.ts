import { beforeEach, describe, expect, it } from "vitest";

import { cardKey, NONE, Placement, Sending, type Sendable } from "./placement.svelte";

const foe = (id: number, strength: number): Sendable => ({ group: "foe", id, strength });
const trap = (id: number): Sendable => ({ group: "trap", id, strength: 1 });

describe("whom Milady sends", () => {
  const [henchman, cahusac, cavois, thief, harlot] = [foe(0, 1), foe(6, 2), foe(9, 3), trap(1), trap(3)];
  let sending: Sending;
  beforeEach(() => void (sending = new Sending([henchman, cahusac, cavois, thief, harlot])));

  it("is nobody at first", () => {
    expect([sending.foes, sending.trap, sending.total]).toEqual([[], NONE, 0]);
    expect(sending.inZone("reserve")).toEqual(sending.cards);
  });

  it("goes to the mission and comes back, and strengths add up", () => {
    sending.move(cavois);
    sending.move(cahusac);
    expect([sending.foes.toSorted(), sending.total, sending.zoneOf(cavois)]).toEqual([[6, 9], 5, "mission"]);
    sending.move(cavois);
    expect([sending.foes, sending.total, sending.zoneOf(cavois)]).toEqual([[6], 2, "reserve"]);
  });

  it("is one trap at most: the second sends the first one back", () => {
    expect(sending.move(thief)).toBeNull();
    expect(sending.move(harlot)).toBe(thief);
    expect([sending.trap, sending.total, sending.zoneOf(thief)]).toEqual([3, 1, "reserve"]);
  });

  it("lies in each zone in the order of the reserve, whenever it was sent", () => {
    sending.move(cavois);
    sending.move(henchman);
    expect(sending.inZone("mission")).toEqual([henchman, cavois]);
  });

  it("can be taken from a suggestion, and taken back", () => {
    sending.move(henchman);
    sending.send([6, 9], 1);
    expect([sending.foes, sending.trap, sending.total]).toEqual([[6, 9], 1, 6]);
    sending.clear();
    expect(sending.inZone("mission")).toEqual([]);
  });

  it("is found by its key, a trap never for an adversary", () => {
    expect(sending.find(cardKey(harlot))).toBe(harlot);
    expect(sending.find("foe-3")).toBeUndefined();
  });

  it("is gone through by arrows in its own zone, as far as that goes", () => {
    sending.move(cahusac);
    expect(sending.beside(henchman, 1)).toBe(cavois);
    expect(sending.beside(henchman, -1)).toBe(henchman);
    expect(sending.beside(henchman, 99)).toBe(harlot);
  });

  it("leaves the keyboard to the next in its zone, the last one to the one before, the only one to itself", () => {
    expect(sending.focusAfter(cahusac)).toBe(cavois);
    expect(sending.focusAfter(harlot)).toBe(thief);
    sending.move(cahusac);
    expect(sending.focusAfter(cahusac)).toBe(cahusac);
  });
});

describe("tokens on a board", () => {
  const RESERVE = [4, 2, 1, 0, 1]; // four decoys, two guards ...
  const USUAL = [0, 0, 1, 1, 2, 0, NONE, NONE]; // six spaces; the rest stays empty
  let placement: Placement;
  beforeEach(() => void (placement = new Placement(RESERVE, USUAL)));

  it("lie on the spaces that the suggestion fills, none at first", () => {
    expect(placement.spaces).toEqual([0, 1, 2, 3, 4, 5]);
    expect(placement.kinds).toEqual([0, 1, 2, 4]);
    expect([placement.laid, placement.tokens]).toEqual([0, USUAL.map(() => NONE)]);
  });

  it("are counted: what is laid is no longer left", () => {
    placement.put(0, 1);
    placement.put(1, 1);
    expect([placement.left(1), placement.laid]).toEqual([0, 2]);
    expect(placement.put(2, 1)).toBe(false);
    expect(placement.at(2)).toBe(NONE);
  });

  it("go back when another takes their place, and when they are lifted", () => {
    placement.put(0, 2);
    placement.put(0, 0);
    expect([placement.left(2), placement.left(0)]).toEqual([1, 3]);
    expect(placement.lift(0)).toBe(0);
    expect(placement.left(0)).toBe(4);
  });

  it("may be laid where they already lie, even the last of their sort", () => {
    placement.put(0, 2);
    expect(placement.put(0, 2)).toBe(true);
  });

  it("swap, with an empty space as well", () => {
    placement.put(0, 2);
    placement.put(4, 1);
    placement.swap(0, 4);
    expect([placement.at(0), placement.at(4)]).toEqual([1, 2]);
    placement.swap(0, 5);
    expect([placement.at(0), placement.at(5)]).toEqual([NONE, 1]);
  });

  it("stay among their own sort when shuffled, and none is lost", () => {
    placement.lay(USUAL);
    const lots = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
    placement.shuffle(
      (space) => space < 3,
      () => lots.shift()!,
    );
    expect(placement.tokens).toEqual([1, 0, 0, 0, 2, 1, NONE, NONE]);
    expect(placement.laid).toBe(6);
  });

  it("leave empty spaces empty when shuffled", () => {
    placement.put(1, 2);
    placement.put(4, 0);
    placement.shuffle(
      () => 0,
      () => 0.5,
    );
    expect([0, 2, 3, 5].map((space) => placement.at(space))).toEqual([NONE, NONE, NONE, NONE]);
  });

  it("are taken in hand by a tap and laid by the next ones, as long as there are any", () => {
    expect(placement.tapToken(1)).toEqual({ kind: "held", token: 1 });
    expect(placement.tapSpace(3)).toEqual({ kind: "put", token: 1, space: 3 });
    expect(placement.held).toEqual({ from: "reserve", token: 1 });
    placement.tapSpace(4);
    expect(placement.held).toBeNull();
  });

  it("are put down again by a second tap", () => {
    placement.tapToken(1);
    expect(placement.tapToken(1)).toEqual({ kind: "released" });
    placement.put(0, 2);
    placement.tapSpace(0);
    expect(placement.tapSpace(0)).toEqual({ kind: "released" });
    expect(placement.at(0)).toBe(2);
  });

  it("swap by tapping two spaces, and come back by tapping the reserve", () => {
    placement.put(0, 2);
    placement.tapSpace(0);
    expect(placement.tapSpace(5)).toEqual({ kind: "swapped", space: 0, other: 5 });
    expect([placement.at(0), placement.at(5), placement.held]).toEqual([NONE, 2, null]);
    placement.tapSpace(5);
    expect(placement.tapToken(0)).toEqual({ kind: "back", token: 2 });
    expect(placement.laid).toBe(0);
  });

  it("are asked for by a tap on an empty space, and refused when none is left", () => {
    expect(placement.tapSpace(2)).toEqual({ kind: "asks", space: 2 });
    placement.put(0, 2);
    expect(placement.tapToken(2)).toEqual({ kind: "lacking", token: 2 });
  });
});
