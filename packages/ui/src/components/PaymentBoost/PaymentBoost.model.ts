import {
  boostEstimateMonths,
  cents,
  monthsLeft,
  subtractCents,
  type CalendarDay,
  type Cents,
} from '@dime-time/finance-core';
import { validateBoost } from '@dime-time/finance-core/validate';
import { truePayoff, type PayoffDebt } from '../PayoffEstimate/truePayoff.ts';

/** The amounts that are paid on one tap. */
const BOOST_PRESETS: readonly Cents[] = [2_500, 5_000, 10_000, 25_000].map(cents);

export interface BoostPreset {
  amount: Cents;
  /** Above what is owed, and so not on offer. */
  exceedsBalance: boolean;
}

/** What a payment on top of the minimums brings. */
export type BoostEffect =
  | { kind: 'clears' }
  | { kind: 'saves'; months: number; interest: Cents }
  /** The debt never ended before; after the payment it does. */
  | { kind: 'ends-it'; months: number }
  /** Even after the payment the minimum does not cover the interest. */
  | { kind: 'still-never' };

export interface BoostEstimate {
  /**
   * The specification's estimate, at least 1, and below the months the debt has left; `'most'` where
   * it is not, because the payment is most of what is owed.
   */
  simpleMonths: number | 'most';
  effect: BoostEffect;
}

/** The four presets, with those above the balance taken off offer. */
export function boostPresets(balance: Cents): BoostPreset[] {
  return BOOST_PRESETS.map((amount) => ({ amount, exceedsBalance: amount > balance }));
}

/**
 * The amount the estimate is shown for: what is typed where that can be paid, else the largest
 * preset within the balance, else the whole balance.
 */
export function exampleAmount(debt: PayoffDebt, text: string): Cents {
  const typed = validateBoost({ amount: text }, debt);
  if (typed.ok) return typed.value.amount;
  return BOOST_PRESETS.findLast((amount) => amount <= debt.currentBalance) ?? debt.currentBalance;
}

/**
 * What an extra payment made today changes: the simple estimate, and beside it the months and the
 * interest that a month-by-month plan at the minimum payment saves.
 *
 * @param amount from a cent to the debt's balance.
 */
export function boostEstimate(debt: PayoffDebt, amount: Cents, today: CalendarDay): BoostEstimate {
  const simpleMonths = simpleEstimate(debt, amount);
  return { simpleMonths, effect: effectOf(debt, amount, today) };
}

function simpleEstimate(debt: PayoffDebt, amount: Cents): number | 'most' {
  const balance = debt.currentBalance;
  const estimate = boostEstimateMonths({ amount, balance, interestRate: debt.interestRate });
  const left = monthsLeft(balance, debt.minimumPayment);
  if (left === 0 || estimate < left) return estimate;
  return amount * 2 > balance ? 'most' : left;
}

function effectOf(debt: PayoffDebt, amount: Cents, today: CalendarDay): BoostEffect {
  const currentBalance = subtractCents(debt.currentBalance, amount);
  const before = truePayoff(debt, today);
  const after = truePayoff({ ...debt, currentBalance }, today);
  if (after.kind === 'paid-off') return { kind: 'clears' };
  if (after.kind !== 'lasts') return { kind: 'still-never' };
  if (before.kind !== 'lasts') return { kind: 'ends-it', months: after.months };
  return {
    kind: 'saves',
    months: before.months - after.months,
    interest: subtractCents(before.interest, after.interest),
  };
}
