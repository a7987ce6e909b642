// The Quest tokens that Milady lays on the spaces of a board, before she sends them. The server decides what is legal;
// here tokens are only moved.

import { FIRST_CHALLENGE } from "../ids";

export const NONE = -1; // no token

const isChallenge = (token: number): boolean => token >= FIRST_CHALLENGE;

export type Held = { from: "reserve"; token: number } | { from: "space"; space: number; token: number };

/** The result of a tap, to be announced. */
export type Tapped =
  | { kind: "put"; token: number; space: number }
  | { kind: "swapped"; space: number; other: number }
  | { kind: "back"; token: number }
  | { kind: "held"; token: number }
  | { kind: "released" }
  | { kind: "lacking"; token: number }
  | { kind: "asks"; space: number }; // an empty space, and no token held: the menu opens

/** Quest tokens on the spaces of a board; the others are in the reserve. */
export class TokenDraft {
  tokens: readonly number[] = $state.raw([]);
  held: Held | null = $state.raw(null);
  readonly spaces: readonly number[];
  readonly kinds: readonly number[];
  private past: (readonly number[])[] = $state.raw([]); // the tokens before each change

  /** The suggested layout says which spaces get a token, and whether challenges are among them. */
  constructor(
    private readonly reserve: readonly number[],
    private readonly usual: readonly number[],
  ) {
    const challenges = usual.some(isChallenge);
    this.spaces = usual.flatMap((token, space) => (token === NONE ? [] : [space]));
    this.kinds = reserve.flatMap((many, token) => (many > 0 && (challenges || !isChallenge(token)) ? [token] : []));
    this.tokens = usual.map(() => NONE);
  }

  /** Whether a challenge belongs on a space. */
  wantsChallenge(space: number): boolean {
    return isChallenge(this.usual[space] ?? NONE);
  }

  readonly laid = $derived(this.tokens.filter((token) => token !== NONE).length);

  at(space: number): number {
    return this.tokens[space] ?? NONE;
  }

  left(token: number): number {
    return (this.reserve[token] ?? 0) - this.tokens.filter((one) => one === token).length;
  }

  /** Puts a token on a space; the one there goes back to the reserve. False if none is left. */
  put(space: number, token: number): boolean {
    if (this.at(space) !== token && this.left(token) <= 0) return false;
    this.change(this.tokens.with(space, token));
    return true;
  }

  /** Takes a space's token back. */
  lift(space: number): number {
    const token = this.at(space);
    this.change(this.tokens.with(space, NONE));
    return token;
  }

  swap(space: number, other: number): void {
    this.change(this.tokens.with(space, this.at(other)).with(other, this.at(space)));
  }

  lay(tokens: readonly number[]): void {
    this.change([...tokens]);
    this.held = null;
  }

  clear(): void {
    if (this.laid > 0) this.lay(this.usual.map(() => NONE));
  }

  readonly canUndo = $derived(this.past.length > 0);

  /** Takes back the last change. */
  undo(): void {
    this.tokens = this.past.at(-1) ?? this.tokens;
    this.past = this.past.slice(0, -1);
    this.held = null;
  }

  private change(tokens: readonly number[]): void {
    this.past = [...this.past, this.tokens];
    this.tokens = tokens;
  }

  /** Shuffles the laid tokens: challenges among themselves, and so all others. */
  shuffle(random: () => number = Math.random): void {
    const made = [...this.tokens];
    for (const challenge of [true, false]) {
      const own = this.spaces.filter((space) => this.wantsChallenge(space) === challenge && this.at(space) !== NONE);
      const drawn = own.map((space) => ({ token: this.at(space), lot: random() })).sort((a, b) => a.lot - b.lot);
      own.forEach((space, which) => (made[space] = drawn[which]!.token));
    }
    this.lay(made);
  }

  // --- tapping: first a token, then a space -------------------------------------------------------

  tapToken(token: number): Tapped {
    const held = this.held;
    this.held = null;
    if (held?.from === "space") return { kind: "back", token: this.lift(held.space) };
    if (held?.token === token) return { kind: "released" };
    if (this.left(token) <= 0) return { kind: "lacking", token };
    this.held = { from: "reserve", token };
    return { kind: "held", token };
  }

  tapSpace(space: number): Tapped {
    const held = this.held;
    if (held?.from === "reserve") return this.layHeld(space, held);
    this.held = null;
    if (held?.space === space) return { kind: "released" };
    if (held) {
      this.swap(held.space, space);
      return { kind: "swapped", space: held.space, other: space };
    }
    const token = this.at(space);
    if (token === NONE) return { kind: "asks", space };
    this.held = { from: "space", space, token };
    return { kind: "held", token };
  }

  /** A kind of token stays held as long as any are left. */
  private layHeld(space: number, held: Held): Tapped {
    const done = this.put(space, held.token);
    if (this.left(held.token) <= 0) this.held = null;
    return { kind: done ? "put" : "lacking", token: held.token, space };
  }

  // --- the keyboard --------------------------------------------------------------------------------

  /** The space some steps further in this order, at most the first or last one. */
  beside(space: number, step: number, order: readonly number[] = this.spaces): number {
    const at = order.indexOf(space) + step;
    return order[Math.max(0, Math.min(order.length - 1, at))] ?? space;
  }
}
