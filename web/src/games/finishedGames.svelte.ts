// The games that this browser has finished: what they were, and how the last ten compare with the ten before. The list
// stays in the browser.

import { MILADY } from "../ids";
import { readStored, writeStored } from "../storage";

/** A choice that gave something away, with a verdict. Chances are those of the seat that chose. */
export interface Mistake {
  at: number; // inputs of the record before it
  turn: number;
  seat: number;
  prompt: string;
  played: string;
  better: string;
  own: number;
  best: number;
}

export interface FinishedGame {
  table: string;
  name: string;
  seats: number[]; // this browser's
  heroes: string[][];
  ending: string;
  turns: number;
  ended: number; // when this browser saw it end
  luck: number | null; // of its seats, in points of 100; null: not analysed
  mistakes: Mistake[] | null;
}

/** What an analysis says, as far as this page needs it. */
export interface AnalysisParts {
  ledger: { seats: { seat: number; luck: number }[] };
  swings: {
    at: number;
    turn: number;
    seat: number;
    prompt?: string | null;
    played?: string;
    better?: string;
    own_chance?: number;
    better_chance?: number;
    verdict?: boolean;
  }[];
}

export interface Summary {
  games: number;
  won: number;
  turns: number; // on average
  luck: number | null; // on average, of those that were analysed
}

export const FEW = 10;
const KEY = "mousquetaires.games";
const MOST = 500;

export function isMilady(game: Pick<FinishedGame, "seats">): boolean {
  return game.seats.includes(MILADY);
}

/** Whether this browser's side has won. For a player of both sides it is the Musketeers' result. */
export function hasWon(game: Pick<FinishedGame, "seats" | "ending">): boolean {
  const milady = game.seats.every((seat) => seat === MILADY);
  return (game.ending === "diamonds") !== milady;
}

/** A game with what its analysis says about these seats. Luck in the analysis is Milady's. */
export function analysed(game: FinishedGame, { ledger, swings }: AnalysisParts): FinishedGame {
  const own = ledger.seats.filter(({ seat }) => game.seats.includes(seat));
  const luck = own.reduce((sum, { luck, seat }) => sum + luck * (seat === MILADY ? 1 : -1), 0);
  const mistakes = swings.flatMap((swing) => {
    const { at, turn, seat, prompt, played, better, own_chance: chance, better_chance: best } = swing;
    if (!swing.verdict || !game.seats.includes(seat) || !played || !better || played === better) return [];
    return [{ at, turn, seat, prompt: prompt ?? "", played, better, own: chance ?? 0, best: best ?? 0 }];
  });
  return { ...game, luck: Math.round(100 * luck), mistakes };
}

export function summary(games: readonly FinishedGame[]): Summary {
  const known = games.flatMap(({ luck }) => (luck === null ? [] : [luck]));
  return {
    games: games.length,
    won: games.filter(hasWon).length,
    turns: mean(games.map(({ turns }) => turns)) ?? 0,
    luck: mean(known),
  };
}

/** The newest ten games and the ten before, or null if there are none before. */
export function compared(games: readonly FinishedGame[]): [Summary, Summary] | null {
  if (games.length <= FEW) return null;
  return [summary(games.slice(0, FEW)), summary(games.slice(FEW, 2 * FEW))];
}

/** The mistakes that gave most away, of all games. */
export function worst(games: readonly FinishedGame[], most: number): { game: FinishedGame; mistake: Mistake }[] {
  const all = games.flatMap((game) => (game.mistakes ?? []).map((mistake) => ({ game, mistake })));
  return all.sort((a, b) => b.mistake.best - b.mistake.own - (a.mistake.best - a.mistake.own)).slice(0, most);
}

function mean(values: readonly number[]): number | null {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

class FinishedGames {
  list: readonly FinishedGame[] = $state.raw(readStored<FinishedGame[]>(KEY, []));

  /** Adds a game, or replaces what is known about it. The newest comes first. */
  keep(game: FinishedGame): void {
    const others = readStored<FinishedGame[]>(KEY, []).filter((one) => one.table !== game.table);
    this.store([game, ...others].sort((a, b) => b.ended - a.ended));
  }

  forget(table: string): void {
    this.store(readStored<FinishedGame[]>(KEY, []).filter((one) => one.table !== table));
  }

  forgetAll(): void {
    this.store([]);
  }

  private store(games: readonly FinishedGame[]): void {
    this.list = games.slice(0, MOST);
    writeStored(KEY, this.list);
  }
}

export const finishedGames = new FinishedGames();
