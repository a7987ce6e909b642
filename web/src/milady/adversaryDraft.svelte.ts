// Whom Milady sends to a mission, before she sends them. The server decides what is legal; here cards are only moved.

export type Zone = "mission" | "reserve";

/** A card that she may send, with its printed strength. */
export interface Sendable {
  group: "foe" | "trap";
  id: number;
  strength: number;
}

export const NO_TRAP = -1;

export const cardKey = (card: Sendable): string => `${card.group}-${card.id}`;

/** Milady's adversaries and traps, each at the mission or in the reserve. */
export class AdversaryDraft {
  sent: readonly Sendable[] = $state.raw([]);
  private past: (readonly Sendable[])[] = $state.raw([]); // what was sent before each change

  constructor(readonly cards: readonly Sendable[]) {}

  readonly foes = $derived(this.sent.filter((card) => card.group === "foe").map((card) => card.id));
  readonly trap = $derived(this.sent.find((card) => card.group === "trap")?.id ?? NO_TRAP);
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
      this.change(this.sent.filter((one) => one !== card));
      return null;
    }
    const other = card.group === "trap" ? this.sent.find((one) => one.group === "trap") : undefined;
    this.change([...this.sent.filter((one) => one !== other), card]);
    return other ?? null;
  }

  send(foes: readonly number[], trap: number): void {
    this.change(this.cards.filter((card) => (card.group === "foe" ? foes.includes(card.id) : card.id === trap)));
  }

  clear(): void {
    if (this.sent.length > 0) this.change([]);
  }

  readonly canUndo = $derived(this.past.length > 0);

  /** Takes back the last change. */
  undo(): void {
    this.sent = this.past.at(-1) ?? [];
    this.past = this.past.slice(0, -1);
  }

  private change(sent: readonly Sendable[]): void {
    this.past = [...this.past, this.sent];
    this.sent = sent;
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
