// The analysis of a game, as docs/analysis.md describes it. All chances are Milady's, except a choice's own two.

import type { CoachFact, PlayoutBand, Reason } from "../wire/types.gen";

export const FORMAT = "mousquetaires-analysis";
export const VERSION = 1;
export const SHARED = -1; // the seat of luck that belongs to no single player

export interface Account {
  luck: number;
  decisions: number;
}

export interface LedgerSums extends Account {
  start: number;
  unforeseen: number;
  result: number; // 1 if Milady won
  seats: (Account & { seat: number })[];
}

/** An input of the record, and Milady's chance after it. */
export interface CourseEntry {
  at: number; // its index in the record
  turn: number;
  kind: "choice" | "roll" | "other";
  seat: number;
  chance: number;
  luck: number;
  decision: number;
  unforeseen: number;
}

export interface RollSwing extends CourseEntry {
  kind: "roll";
  size: number;
  purpose: string;
}

export interface ChoiceSwing extends CourseEntry {
  kind: "choice";
  size: number;
  prompt: string;
  hero: string | null;
  played: string;
  better: string;
  own_chance: number; // the seat's own chance to win
  better_chance: number;
  error: number; // the standard error of their difference
  worlds: number;
  verdict: boolean; // false: the difference is within the error
  reasons: Pick<Reason, "key" | "values">[];
  facts: CoachFact[];
  belief: Record<string, number>; // by place; empty if Milady's place was no secret
  truth: string | null;
}

export type Swing = RollSwing | ChoiceSwing;

export interface TurnBelief {
  at: number;
  turn: number;
  truth: string;
  chances: Record<string, number>; // by place
}

export interface NearMiss {
  kind: string;
  at: number;
  turn: number;
  hero?: string;
  place?: string;
  foe?: string;
  skill?: string;
  clock?: string;
}

export interface AnalysisDocument {
  format: string;
  version: number;
  inputs: number;
  ledger: LedgerSums;
  course: CourseEntry[];
  swings: Swing[];
  beliefs: TurnBelief[];
  near_misses: NearMiss[];
  playouts: PlayoutBand[]; // those that are made so far
}

export type Side = "milady" | "musketeers";

export function winnerOf({ ledger }: Pick<AnalysisDocument, "ledger">): Side {
  return ledger.result > 0.5 ? "milady" : "musketeers";
}

/** The chance of a side, from Milady's. */
export function chanceOf(side: Side, chance: number): number {
  return side === "milady" ? chance : 1 - chance;
}

/** A change for a side, from Milady's. */
export function changeFor(side: Side, change: number): number {
  return side === "milady" ? change : 0 - change;
}
