import {
  addCents,
  boostEstimateMonths,
  cents,
  debtTermsNow,
  monthsLeft,
  subtractCents,
  type Cents,
  type Household,
  ZERO_CENTS,
} from '@dime-time/finance-core';
import { validateBoost } from '@dime-time/finance-core/validation';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';
import { payoffForecast, type PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';

/** The amounts that are paid with a single tap. */
const BOOST_PRESETS: readonly Cents[] = [2_500, 5_000, 10_000, 25_000].map(cents);

export interface BoostPreset {
  amount: Cents;
  /** Whether it exceeds the balance and is therefore disabled. */
  exceedsBalance: boolean;
}

/** The effect of a payment on top of the next payment of its debt and of all others. */
export type BoostEffect =
  | { kind: 'clears' }
  | {
      kind: 'saves';
      /** Of this debt. */
      months: number;
      /** Of this debt. */
      interest: Cents;
      /** Of all debts; `undefined` if not all of them end. */
      householdInterest: Cents | undefined;
      /**
       * Of all debts, where the next payment of this debt is then made less what was paid: the plan asks
       * for no more. `undefined` if not all of them end, and if the due day is not known.
       */
      interestIfRestIsPaid: Cents | undefined;
    }
  /** Without the payment, the debt never ends; with it, it does. */
  | { kind: 'ends-it'; months: number }
  /** Even after the payment, the minimum does not cover the interest. */
  | { kind: 'still-never' };

export interface BoostEstimate {
  /**
   * The specification’s estimate, at least 1, and at most the months that the debt has left, with
   * or without interest; `'most'` if it would be more, because the payment is most of the balance.
   */
  simpleMonths: number | 'most';
  effect: BoostEffect;
}

/** Returns the four presets, marking those above the balance. */
export function boostPresets(balance: Cents): BoostPreset[] {
  return BOOST_PRESETS.map((amount) => ({ amount, exceedsBalance: amount > balance }));
}

/**
 * Returns the amount of the estimate: the typed amount if it can be paid, else the largest preset
 * within the balance, else the balance.
 */
export function exampleAmount(debt: PayoffDebt, text: string): Cents {
  const typed = validateBoost({ amount: text }, debt);
  if (typed.ok) return typed.value.amount;
  return BOOST_PRESETS.findLast((amount) => amount <= debt.currentBalance) ?? debt.currentBalance;
}

/**
 * Returns the effect of an extra payment made today: the simple estimate, and the difference
 * between the household’s forecasts with and without it.
 *
 * @param amount from one cent to the debt’s balance.
 * @param household one that includes the debt, as `householdOf` returns it.
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
  const { interestRate } = debtTermsNow(debt, household.asOf);
  const estimate = boostEstimateMonths({ amount, balance, interestRate });
  const left = leastMonthsLeft(debt, household);
  if (estimate < left) return estimate;
  return amount * 2 > balance ? 'most' : left;
}

/**
 * The months that a debt has left: the smaller of the simple estimate and the forecast; infinite
 * without either.
 */
function leastMonthsLeft(debt: PayoffDebt, household: Household): number {
  const simple = monthsLeft(debt.currentBalance, debtTermsNow(debt, household.asOf).minimumPayment);
  const payoff = payoffForecast(debt, household);
  return Math.min(
    simple > 0 ? simple : Number.POSITIVE_INFINITY,
    payoff.kind === 'lasts' ? payoff.months : Number.POSITIVE_INFINITY,
  );
}

function effectOf(debt: PayoffDebt, amount: Cents, household: Household): BoostEffect {
  const paid = { ...debt, currentBalance: subtractCents(debt.currentBalance, amount) };
  const boosted = withDebt(household, paid);
  const before = payoffForecast(debt, household);
  const after = payoffForecast(paid, boosted);
  if (after.kind === 'paid-off') return { kind: 'clears' };
  if (after.kind !== 'lasts') return { kind: 'still-never' };
  if (before.kind !== 'lasts') return { kind: 'ends-it', months: after.months };
  const paidSinceDue = addCents(debt.paidSinceDue ?? ZERO_CENTS, amount);
  const counted = debt.dueDate === undefined ? undefined : { ...paid, paidSinceDue };
  return {
    kind: 'saves',
    months: before.months - after.months,
    interest: subtractCents(before.interest, after.interest),
    householdInterest: interestSaved(household, boosted),
    interestIfRestIsPaid: counted && interestSaved(household, withDebt(household, counted)),
  };
}

function withDebt(household: Household, debt: PayoffDebt): Household {
  const debts = household.debts.map((one) => (one.id === debt.id ? debt : one));
  return { ...household, debts };
}

/** How much less interest all debts cost, and more below zero; `undefined` if not all of them end. */
function interestSaved(household: Household, changed: Household): Cents | undefined {
  const [before, after] = [householdForecast(household), householdForecast(changed)];
  const wholeEnds = before.outcome === 'paid-off' && after.outcome === 'paid-off';
  return wholeEnds ? subtractCents(before.interest, after.interest) : undefined;
}

/** The value of `aria-describedby` for those of the ids that apply; `undefined` for none. */
export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
