import { beforeEach, describe, expect, it } from "vitest";

import { NONE, TokenDraft } from "./tokenDraft.svelte";

describe("tokens on a board", () => {
  const RESERVE = [4, 2, 1, 0, 1]; // four decoys, two guards ...
  const USUAL = [0, 0, 1, 1, 2, 0, NONE, NONE]; // six spaces in rows of three; the rest stays empty
  let placement: TokenDraft;
  beforeEach(() => void (placement = new TokenDraft(RESERVE, USUAL)));

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

  describe("with challenges among them", () => {
    const [ERUDITION, PANACHE] = [8, 11];
    const RESERVE = [0, 2, 2, 0, 0, 0, 0, 0, 1, 0, 0, 1];
    const USUAL = [ERUDITION, 1, 2, PANACHE, 1, 2]; // two antechambers
    beforeEach(() => void (placement = new TokenDraft(RESERVE, USUAL)));

    it("know where a challenge belongs", () => {
      expect(placement.spaces.filter((space) => placement.wantsChallenge(space))).toEqual([0, 3]);
      expect(placement.kinds).toEqual([1, 2, ERUDITION, PANACHE]);
    });

    it("offer no challenge on a board that takes none", () => {
      expect(new TokenDraft(RESERVE, [1, 2, 2]).kinds).toEqual([1, 2]);
    });

    it("stay among their own sort when shuffled, and none is lost", () => {
      placement.lay(USUAL);
      const lots = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
      placement.shuffle(() => lots.shift()!);
      expect(placement.tokens).toEqual([PANACHE, 2, 1, ERUDITION, 2, 1]);
      expect(placement.laid).toBe(6);
    });
  });

  it("leave empty spaces empty when shuffled", () => {
    placement.put(1, 2);
    placement.put(4, 0);
    placement.shuffle(() => 0.5);
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

  it("are gone through by arrows in the order in which they are drawn, and never off the board", () => {
    expect(placement.beside(0, 1)).toBe(1);
    expect(placement.beside(5, 1)).toBe(5);
    expect(placement.beside(1, -3)).toBe(0);
    const drawn = [1, 0, 2, 4, 3, 5];
    expect(placement.beside(0, 1, drawn)).toBe(2);
    expect(placement.beside(0, 3, drawn)).toBe(3);
  });

  it("go back step by step: laid, swapped, shuffled, cleared", () => {
    expect(placement.canUndo).toBe(false);
    placement.put(0, 2);
    placement.swap(0, 5);
    placement.clear();
    expect(placement.laid).toBe(0);
    placement.undo();
    expect(placement.at(5)).toBe(2);
    placement.undo();
    expect([placement.at(0), placement.at(5)]).toEqual([2, NONE]);
    placement.undo();
    expect([placement.laid, placement.canUndo]).toEqual([0, false]);
  });

  it("that could not be laid leave nothing to take back", () => {
    placement.put(0, 2);
    placement.put(1, 2);
    placement.undo();
    expect(placement.canUndo).toBe(false);
  });
});
