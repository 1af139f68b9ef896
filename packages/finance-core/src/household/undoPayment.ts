import type { DebtProgress } from '../debts/percentPaid.ts';
import { addCents, type Cents } from '../money/index.ts';
import { milestonesReached } from '../token/milestonesReached.ts';

/** How long a payment can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** A reward as it was entered for a payment. */
export interface EarnedReward {
  /** The part of the debt that was reached, in percent; only a milestone has one. */
  milestone?: number | undefined;
}

/** A payment that is undone. */
export interface UndoInput<Reward extends EarnedReward> {
  /** The debt as it is now. */
  debt: DebtProgress;
  amount: Cents;
  /** What the payment earned. */
  own: readonly Reward[];
  /** What later payments on the same debt earned. */
  later: readonly Reward[];
}

/** The effects of undoing a payment. */
export interface UndonePayment<Reward extends EarnedReward> {
  /** What is owed afterwards. */
  currentBalance: Cents;
  /** The rewards that are reversed with it. */
  reversed: Reward[];
  /** Milestones it reached that later payments reach without it, in percent; they are earned by those. */
  again: number[];
}

/**
 * Computes the effects of undoing a payment: balance, rewards and milestones become what they would be
 * without it.
 *
 * A milestone that later payments reach without it stays earned; one that they reached only with it is
 * reversed, too, and can be earned again.
 *
 * @example undoPayment({ debt, amount: cents(2000), own: [{}, { milestone: 25 }], later: [] }).reversed
 */
export function undoPayment<Reward extends EarnedReward>({
  debt,
  amount,
  own,
  later,
}: UndoInput<Reward>): UndonePayment<Reward> {
  const currentBalance = addCents(debt.currentBalance, amount);
  const unpaid = { ...debt, currentBalance: debt.originalBalance };
  const stands = new Set(milestonesReached(unpaid, { ...debt, currentBalance }));
  const isLost = ({ milestone }: Reward) => milestone !== undefined && !stands.has(milestone);
  const again = later.length > 0 ? own.map(({ milestone }) => milestone ?? 0) : [];
  return {
    currentBalance,
    reversed: [...own, ...later.filter(isLost)],
    again: again.filter((milestone) => stands.has(milestone)),
  };
}
