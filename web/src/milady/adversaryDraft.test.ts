import { beforeEach, describe, expect, it } from "vitest";

import { cardKey, NO_TRAP, AdversaryDraft, type Sendable } from "./adversaryDraft.svelte";

const foe = (id: number, strength: number): Sendable => ({ group: "foe", id, strength });
const trap = (id: number): Sendable => ({ group: "trap", id, strength: 1 });

describe("whom Milady sends", () => {
  const [henchman, cahusac, cavois, thief, harlot] = [foe(0, 1), foe(6, 2), foe(9, 3), trap(1), trap(3)];
  let sending: AdversaryDraft;
  beforeEach(() => void (sending = new AdversaryDraft([henchman, cahusac, cavois, thief, harlot])));

  it("is nobody at first", () => {
    expect([sending.foes, sending.trap, sending.total]).toEqual([[], NO_TRAP, 0]);
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

  it("goes back step by step, from a suggestion and from an empty mission, too", () => {
    expect(sending.canUndo).toBe(false);
    sending.move(cavois);
    sending.send([6], 3);
    sending.clear();
    sending.undo();
    expect([sending.foes, sending.trap]).toEqual([[6], 3]);
    sending.undo();
    expect([sending.foes, sending.trap, sending.canUndo]).toEqual([[9], NO_TRAP, true]);
    sending.undo();
    expect([sending.sent, sending.canUndo]).toEqual([[], false]);
  });
});
