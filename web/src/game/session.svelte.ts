// One browser at one table: who one is there, which of one's seats one looks through, and the curtain between them.

import { GALLERY, MILADY } from "../ids";
import { settings, type Curtain } from "../settings.svelte";
import { me, reasonOf, Refusal, resume, tableInfo } from "../wire/api";
import type { Info, Reason } from "../wire/types.gen";
import { TableState } from "./table.svelte";

const NOT_KNOWN = 401;

export class Session {
  person = $state(0);
  seats: number[] = $state.raw([]);
  info: Info | null = $state.raw(null); // as first asked for; the state's own is newer
  current: TableState | null = $state.raw(null);
  covered: number | null = $state(null); // the seat for which the curtain is drawn
  failure: Reason | null = $state.raw(null);
  private readonly states = new Map<number, TableState>();
  private ended = false;

  constructor(readonly table: string) {}

  /** Find out who one is here, perhaps by a personal link's secret, and look through one's first seat. */
  async begin(secret = ""): Promise<void> {
    this.failure = null;
    try {
      if (secret) await resume(this.table, secret);
      await this.identify();
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** Who one is, or which seats one has, is another now. */
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
      // A key from before one was removed, or of another server: one is a stranger and may come again.
      if (error instanceof Refusal && error.status === NOT_KNOWN) return { person: 0, seats: [] };
      throw error;
    }
  }

  /** Whether seats of one person are hidden from each other. */
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
    state.pace.skip();
    this.current = state;
  }

  /** Whether a seat of one's own has heard itself that it is asked: two connections need not be equally far. */
  hasHeard(seat: number): boolean {
    const prompt = this.states.get(seat)?.pending;
    return !prompt || Boolean((prompt.seats >> seat) & 1);
  }

  /** Somebody else at this screen is asked: go to his seat, or draw the curtain before it. */
  handOver(seat: number): void {
    if (seat === this.current?.seat || seat === this.covered) return;
    if (!this.hides) return this.look(seat);
    this.covered = seat;
    this.current = null;
  }

  /** The cards are dealt: whoever is to look first must have the screen to himself. */
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

/** Whether a curtain falls between these seats: as one likes it, else where one of them is Milady's. */
export function hidden(seats: readonly number[]): boolean {
  if (seats.length < 2) return false;
  return settings.curtain === "auto" ? seats.includes(MILADY) : settings.curtain === "always";
}

/** What one likes who wants these seats hidden from each other, or does not: no wish of his own where that is the usual. */
export function curtainFor(seats: readonly number[], hide: boolean): Curtain {
  if (hide === seats.includes(MILADY)) return "auto";
  return hide ? "always" : "never";
}

/** The first of one's own seats that is asked, where the one looked through is not. */
export function nextSeat(asked: number, own: readonly number[], here: number): number | null {
  if ((asked >> here) & 1) return null;
  return own.find((seat) => (asked >> seat) & 1) ?? null;
}
