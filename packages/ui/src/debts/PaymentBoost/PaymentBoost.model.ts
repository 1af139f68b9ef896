import {
  boostEstimateMonths,
  cents,
  monthsLeft,
  subtractCents,
  type Cents,
  type Household,
} from '@dime-time/finance-core';
import { validateBoost } from '@dime-time/finance-core/validate';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';
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
  | {
      kind: 'saves';
      /** Of this debt. */
      months: number;
      /** Of this debt. */
      interest: Cents;
      /** Of all debts; `undefined` where not all of them end. */
      householdInterest: Cents | undefined;
    }
  /** The debt never ended before; after the payment it does. */
  | { kind: 'ends-it'; months: number }
  /** Even after the payment the minimum does not cover the interest. */
  | { kind: 'still-never' };

export interface BoostEstimate {
  /**
   * The specification's estimate, at least 1, and at most the months the debt has left, interest or
   * none; `'most'` where it would be more, because the payment is most of what is owed.
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
 * What an extra payment made today changes: the simple estimate, and beside it what the forecast of
 * the household says with the payment and without it.
 *
 * @param amount from a cent to the debt's balance.
 * @param household one that has the debt, as `householdOf` gives it.
 */
export function boostEstimate(
  debt: PayoffDebt,
  amount: Cents,
  household: Household,
): BoostEstimate {
  const simpleMonths = simpleEstimate(debt, amount, household);
  return { simpleMonths, effect: effectOf(debt, amount, household) };
}

function simpleEstimate(debt: PayoffDebt, amount: Cents, household: Household): number | 'most' {
  const balance = debt.currentBalance;
  const estimate = boostEstimateMonths({ amount, balance, interestRate: debt.interestRate });
  const left = leastMonthsLeft(debt, household);
  if (estimate < left) return estimate;
  return amount * 2 > balance ? 'most' : left;
}

/** The months a debt has left, by division or in the forecast: the fewer of both; endless without either. */
function leastMonthsLeft(debt: PayoffDebt, household: Household): number {
  const simple = monthsLeft(debt.currentBalance, debt.minimumPayment);
  const payoff = truePayoff(debt, household);
  return Math.min(
    simple > 0 ? simple : Number.POSITIVE_INFINITY,
    payoff.kind === 'lasts' ? payoff.months : Number.POSITIVE_INFINITY,
  );
}

function effectOf(debt: PayoffDebt, amount: Cents, household: Household): BoostEffect {
  const paid = { ...debt, currentBalance: subtractCents(debt.currentBalance, amount) };
  const debts = household.debts.map((one) => (one.id === debt.id ? paid : one));
  const boosted = { ...household, debts };
  const before = truePayoff(debt, household);
  const after = truePayoff(paid, boosted);
  if (after.kind === 'paid-off') return { kind: 'clears' };
  if (after.kind !== 'lasts') return { kind: 'still-never' };
  if (before.kind !== 'lasts') return { kind: 'ends-it', months: after.months };
  const [without, withIt] = [householdForecast(household), householdForecast(boosted)];
  const wholeEnds = without.outcome === 'paid-off' && withIt.outcome === 'paid-off';
  return {
    kind: 'saves',
    months: before.months - after.months,
    interest: subtractCents(before.interest, after.interest),
    householdInterest: wholeEnds ? subtractCents(without.interest, withIt.interest) : undefined,
  };
}
