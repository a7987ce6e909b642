// The form for a new table. After each change the other fields are adjusted, so that it always describes a possible table.

import { MILADY } from "../ids";
import type { TableOptions } from "../wire/types.gen";

export const BOTS = ["master", "adept", "novice", "random"] as const; // the best first
export type BotName = (typeof BOTS)[number];
export type Sitter = "me" | "free" | BotName;
export const HEROES = ["dartagnan", "athos", "aramis", "porthos", "treville"];
export const VARIANTS = ["easier", "mortal_quest", "athos_the_brave"]; // of the rulebooks
export const HANDICAPS = ["extra_card", "one_card_less", "extra_treachery", "late_start"]; // for a more even game
export const SAND = [120, 180, 300, 600, 1200]; // seconds; the first is what the rules say
export const DAY = 86_400;
export const PACES = [0, 120, 300, DAY, 3 * DAY, 7 * DAY]; // seconds for a move; 0: no limit
export const LONGEST_NAME = 60;
const ATHOS = "athos";

/** How many Musketeers each player has; must agree with heroes_needed in engine/config.py (COUNT-2 to COUNT-6). */
export function heroesEach(team: number): number {
  return team === 1 ? 4 : team === 2 ? 2 : 1;
}

/** The Musketeers in this order, dealt to the players. */
export function dealHeroes(order: string[], team: number): string[][] {
  const each = heroesEach(team);
  const all = [...order, ...HEROES.filter((hero) => !order.includes(hero))];
  return Array.from({ length: team }, (_, seat) => all.slice(seat * each, (seat + 1) * each));
}

export class TableForm {
  milady = $state(true); // whether a player or a bot plays her
  team = $state(1); // Musketeer players
  heroes: string[][] = $state(dealHeroes(HEROES, 1));
  sitters: Sitter[] = $state(["novice", "me", "free", "free", "free", "free"]);
  variants: string[] = $state([]);
  hourglass = $state(true);
  sand = $state(SAND[0]!);
  mustWin = $state(false);
  oneWound = $state(false);
  name = $state("");
  listed = $state(false);
  open = $state(false);
  spectators = $state(true);
  coach = $state(false);
  pace = $state(0);
  box: NonNullable<TableOptions["box"]> | null = $state.raw(null); // changed printed values, from a file of the host
  onTimeout: "default" | "bot" = $state("default");

  get players(): number {
    return this.team + (this.milady ? 1 : 0);
  }

  set players(wanted: number) {
    this.setTeam(wanted - (this.milady ? 1 : 0));
  }

  /** The seats of the table; Milady's is 0. */
  get seats(): number[] {
    const team = Array.from({ length: this.team }, (_, n) => n + 1);
    return this.milady ? [MILADY, ...team] : team;
  }

  get mine(): number[] {
    return this.seats.filter((seat) => this.sitters[seat] === "me");
  }

  get bothSides(): boolean {
    return this.mine.includes(MILADY) && this.mine.length > 1;
  }

  get complete(): boolean {
    return this.seats.every((seat) => this.sitters[seat] !== "free");
  }

  get withoutAthos(): boolean {
    return !this.heroes.flat().includes(ATHOS);
  }

  /** The handicaps that this table can have: without Milady, nobody holds Treachery cards. */
  get handicaps(): string[] {
    return HANDICAPS.filter((handicap) => this.milady || handicap !== "extra_treachery");
  }

  setTeam(team: number): void {
    this.team = Math.max(1, Math.min(5, team));
    this.heroes = dealHeroes(this.heroes.flat(), this.team);
  }

  /** Gives a player another Musketeer, in exchange with the player who had them. */
  setHero(seat: number, index: number, hero: string): void {
    const before = this.heroes[seat - 1]![index]!;
    this.heroes = this.heroes.map((run, player) =>
      run.map((had, at) => (player === seat - 1 && at === index ? hero : had === hero ? before : had)),
    );
  }

  toggle(variant: string): void {
    this.variants = this.variants.includes(variant)
      ? this.variants.filter((other) => other !== variant)
      : [...this.variants, variant];
  }

  /** The request for the server. */
  options(): TableOptions {
    const bots = this.seats.filter((seat) => !["me", "free"].includes(this.sitters[seat]!));
    return {
      players: this.players,
      milady: this.milady,
      heroes: this.heroes.map((run) => [...run]),
      variants: [...VARIANTS, ...this.handicaps].filter((variant) => this.variants.includes(variant)),
      hourglass: this.hourglass,
      bastille_must_win: this.mustWin,
      rochefort_one_wound: this.oneWound,
      name: this.name.trim(),
      listed: this.listed,
      open: this.open,
      spectators: this.spectators,
      coach: this.coach,
      bots: Object.fromEntries(bots.map((seat) => [seat, this.sitters[seat]!])),
      clock: { move_seconds: this.pace, on_timeout: this.onTimeout },
      ...(this.box ? { box: this.box } : {}),
      ...(this.hourglass && this.sand !== SAND[0] ? { hourglass_seconds: this.sand } : {}),
    };
  }
}

export type Quick = "musketeers" | "milady" | "solo";
