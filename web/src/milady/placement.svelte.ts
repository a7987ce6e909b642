// What Milady prepares before sending it: adversaries for a mission, and tokens for spaces. The server decides what is
// legal; here things are only moved.

export type Zone = "mission" | "reserve";

/** A card that she may send, with its printed strength. */
export interface Sendable {
  group: "foe" | "trap";
  id: number;
  strength: number;
}

export const NONE = -1; // no trap, no token

/** Allows a line break in "Sword+Shield". */
export const breakable = (name: string): string => name.replace("+", "+\u200b");

export const cardKey = (card: Sendable): string => `${card.group}-${card.id}`;

/** Milady's adversaries and traps, each at the mission or in the reserve. */
export class Sending {
  sent: readonly Sendable[] = $state.raw([]);

  constructor(readonly cards: readonly Sendable[]) {}

  readonly foes = $derived(this.sent.filter((card) => card.group === "foe").map((card) => card.id));
  readonly trap = $derived(this.sent.find((card) => card.group === "trap")?.id ?? NONE);
  readonly total = $derived(this.sent.reduce((sum, card) => sum + card.strength, 0));

  find(key: string): Sendable | undefined {
    return this.cards.find((card) => cardKey(card) === key);
  }

  zoneOf(card: Sendable): Zone {
    return this.sent.includes(card) ? "mission" : "reserve";
  }

  inZone(zone: Zone): Sendable[] {
    return this.cards.filter((card) => this.zoneOf(card) === zone);
  }

  /** Moves a card to the other zone. A second trap sends the first one back, which is then returned. */
  move(card: Sendable): Sendable | null {
    if (this.sent.includes(card)) {
      this.sent = this.sent.filter((one) => one !== card);
      return null;
    }
    const other = card.group === "trap" ? this.sent.find((one) => one.group === "trap") : undefined;
    this.sent = [...this.sent.filter((one) => one !== other), card];
    return other ?? null;
  }

  send(foes: readonly number[], trap: number): void {
    this.sent = this.cards.filter((card) => (card.group === "foe" ? foes.includes(card.id) : card.id === trap));
  }

  clear(): void {
    this.sent = [];
  }

  /** The card a number of steps further in its zone, at most the first or last one. */
  beside(card: Sendable, step: number): Sendable | undefined {
    const zone = this.inZone(this.zoneOf(card));
    return zone[Math.max(0, Math.min(zone.length - 1, zone.indexOf(card) + step))];
  }

  /** The card that gets the keyboard focus when this one has left its zone; itself if it was the last. */
  focusAfter(card: Sendable): Sendable {
    const zone = this.inZone(this.zoneOf(card));
    const at = zone.indexOf(card);
    return zone[at + 1] ?? zone[at - 1] ?? card;
  }
}

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
export class Placement {
  tokens: readonly number[] = $state.raw([]);
  held: Held | null = $state.raw(null);
  readonly spaces: readonly number[];
  readonly kinds: readonly number[];

  /** The suggested layout says which spaces get a token. */
  constructor(
    private readonly reserve: readonly number[],
    private readonly usual: readonly number[],
  ) {
    this.spaces = usual.flatMap((token, space) => (token === NONE ? [] : [space]));
    this.kinds = reserve.flatMap((many, token) => (many > 0 ? [token] : []));
    this.clear();
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
    this.tokens = this.tokens.with(space, token);
    return true;
  }

  /** Takes a space's token back. */
  lift(space: number): number {
    const token = this.at(space);
    this.tokens = this.tokens.with(space, NONE);
    return token;
  }

  swap(space: number, other: number): void {
    this.tokens = this.tokens.with(space, this.at(other)).with(other, this.at(space));
  }

  lay(tokens: readonly number[]): void {
    this.tokens = [...tokens];
    this.held = null;
  }

  clear(): void {
    this.lay(this.usual.map(() => NONE));
  }

  /** Shuffles the tokens among the spaces of the same sort. */
  shuffle(sort: (space: number) => unknown, random: () => number = Math.random): void {
    const made = [...this.tokens];
    for (const group of new Set(this.spaces.map(sort))) {
      const own = this.spaces.filter((space) => sort(space) === group && this.at(space) !== NONE);
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
}
