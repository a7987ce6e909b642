// The ledger as steps that add up to 100 points for the side that won, and its luck and decisions by player.

import { MILADY } from "../ids";
import { chanceOf, changeFor, SHARED, type Account, type LedgerSums, type Side } from "./analysisDocument";

export const STEPS = ["start", "luck", "decisions", "unforeseen", "result"] as const;
export type StepName = (typeof STEPS)[number];

/** One step: its points, and between which levels it is drawn. */
export interface LedgerStep {
  name: StepName;
  points: number;
  from: number;
  to: number;
}

/** Whole numbers with this sum, which is that of the parts, rounded: the largest fractions are rounded up. */
export function roundedParts(parts: readonly number[], total: number): number[] {
  const made = parts.map(Math.floor);
  const missing = total - made.reduce((sum, part) => sum + part, 0);
  const fraction = (at: number): number => parts[at]! - made[at]!;
  const largest = [...parts.keys()].sort((a, b) => fraction(b) - fraction(a) || a - b).slice(0, missing);
  return made.map((part, at) => part + (largest.includes(at) ? 1 : 0));
}

/** The five steps. The result is 100: the side has won. */
export function ledgerSteps(ledger: LedgerSums, side: Side): LedgerStep[] {
  const exact = [
    100 * chanceOf(side, ledger.start),
    ...[ledger.luck, ledger.decisions, ledger.unforeseen].map((one) => 100 * changeFor(side, one)),
  ];
  let level = 0;
  const steps = roundedParts(exact, 100).map((points, at) => {
    const from = level;
    level += points;
    return { name: STEPS[at]!, points, from, to: level };
  });
  return [...steps, { name: "result", points: level, from: 0, to: level }];
}

/** The levels that the drawing has room for. */
export function levelsOf(steps: readonly LedgerStep[]): { low: number; high: number } {
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  return { low: Math.min(0, ...levels), high: Math.max(100, ...levels) };
}

/** A player's luck and decisions, in points for the side that won. */
export interface PlayerPoints extends Account {
  seat: number; // SHARED: dice and cards of no single player
}

/** The players, the winners first. Their points add up to those of the steps. */
export function playerPoints(ledger: LedgerSums, side: Side, steps: readonly LedgerStep[]): PlayerPoints[] {
  const seats = [...ledger.seats].sort((a, b) => rank(a.seat, side) - rank(b.seat, side) || a.seat - b.seat);
  const points = (name: keyof Account): number[] =>
    roundedParts(
      seats.map((one) => 100 * changeFor(side, one[name])),
      steps.find((step) => step.name === name)!.points,
    );
  const [luck, decisions] = [points("luck"), points("decisions")];
  return seats
    .map(({ seat }, at) => ({ seat, luck: luck[at]!, decisions: decisions[at]! }))
    .filter((one) => one.seat !== SHARED || one.luck !== 0 || one.decisions !== 0);
}

function rank(seat: number, side: Side): number {
  if (seat === SHARED) return 2;
  return (seat === MILADY) === (side === "milady") ? 0 : 1;
}

/** Points with their sign: +12, −5, 0. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
}
