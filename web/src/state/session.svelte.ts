// One browser at one table: who the player is, which of their seats is shown, and the screen between two seats that must
// not see each other's cards.

import { GALLERY, MILADY } from "../ids";
import { settings, type Curtain } from "../settings.svelte";
import { me, reasonOf, Refusal, resume, tableInfo } from "../wire/api";
import type { Info, Reason } from "../wire/types.gen";
import { TableState } from "./table.svelte";

const NOT_KNOWN = 401;

export class Session {
  person = $state(0);
  seats: number[] = $state.raw([]);
  info: Info | null = $state.raw(null); // as fetched at first; the table state has a newer one
  current: TableState | null = $state.raw(null);
  covered: number | null = $state(null); // the seat that waits until the device is passed on
  failure: Reason | null = $state.raw(null);
  private readonly states = new Map<number, TableState>();
  private ended = false;

  constructor(readonly table: string) {}

  /** Finds out who the player is, perhaps by the secret of a personal link, and shows their first seat. */
  async begin(secret = ""): Promise<void> {
    this.failure = null;
    try {
      if (secret) await resume(this.table, secret);
      await this.identify();
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** Asks again who the player is and which seats they have. */
  async identify(): Promise<void> {
    const [known, info] = await Promise.all([this.known(), tableInfo(this.table)]);
    if (this.ended) return;
    this.person = known.person;
    this.seats = known.seats;
    this.info = info;
    for (const state of this.states.values()) state.close();
    this.states.clear();
    const first = this.seats[0] ?? GALLERY;
    if (this.hides && info.status === "playing") this.covered = first;
    else this.look(first);
  }

  private async known(): Promise<{ person: number; seats: number[] }> {
    try {
      return await me(this.table);
    } catch (error) {
      // The key is from before the player was removed, or from another server: they may join again as a stranger.
      if (error instanceof Refusal && error.status === NOT_KNOWN) return { person: 0, seats: [] };
      throw error;
    }
  }

  /** Whether the seats of one person are hidden from each other. */
  get hides(): boolean {
    return hidden(this.seats);
  }

  look(seat: number): void {
    this.covered = null;
    if (this.current?.seat === seat && this.states.get(seat) === this.current) return;
    let state = this.states.get(seat);
    if (!state) {
      state = new TableState(this.table, seat);
      this.states.set(seat, state);
      state.open();
    }
    state.playback.skip();
    this.current = state;
  }

  /** Whether a seat's own connection knows that it is asked: of two connections one may be behind. */
  hasHeard(seat: number): boolean {
    const prompt = this.states.get(seat)?.pending;
    return !prompt || Boolean((prompt.seats >> seat) & 1);
  }

  /** Another seat of this browser is asked: shows it, or first asks to pass the device. */
  handOver(seat: number): void {
    if (seat === this.current?.seat || seat === this.covered) return;
    if (!this.hides) return this.look(seat);
    this.covered = seat;
    this.current = null;
  }

  /** The cards were dealt: hides them until the first player has the device. */
  dealt(): void {
    if (!this.hides || !this.current) return;
    this.covered = this.current.seat;
    this.current = null;
  }

  close(): void {
    this.ended = true;
    for (const state of this.states.values()) state.close();
    this.states.clear();
    this.current = null;
  }
}

/** Whether these seats are hidden from each other: by the setting, or by default if one of them is Milady's. */
export function hidden(seats: readonly number[]): boolean {
  if (seats.length < 2) return false;
  return settings.curtain === "auto" ? seats.includes(MILADY) : settings.curtain === "always";
}

/** The setting by which these seats are hidden or not: "auto" if that is the default anyway. */
export function curtainFor(seats: readonly number[], hide: boolean): Curtain {
  if (hide === seats.includes(MILADY)) return "auto";
  return hide ? "always" : "never";
}

/** The first of the player's seats that is asked; null if the seat shown is asked itself. */
export function nextSeat(asked: number, own: readonly number[], here: number): number | null {
  if ((asked >> here) & 1) return null;
  return own.find((seat) => (asked >> seat) & 1) ?? null;
}
