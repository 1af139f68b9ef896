import type { Months } from '../index.ts';
import { MAX_CENTS, type Apr, type Cents } from '../../money/index.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import { payoffOutcome } from './payoffOutcome.ts';
import { MAX_PLAN_MONTHS, type PayoffOutcome, type ScheduleRow } from './plan.ts';

export type Amortization = PayoffOutcome & {
  interest: Cents;
  paid: Cents;
  rows: readonly ScheduleRow[];
};

/**
 * The schedule of one debt at the same payment each month, the last one partial.
 *
 * What `simulatePlan` gives for this debt alone, without its options and several times as fast.
 *
 * @param horizon after how many months to stop, at most {@link MAX_PLAN_MONTHS}.
 * @example amortize({ currentBalance: cents(750000), interestRate: aprFromPercent(6.8) }, cents(30000)).months // 28
 */
export function amortize(
  debt: { currentBalance: Cents; interestRate: Apr },
  payment: Cents,
  horizon: Months = MAX_PLAN_MONTHS,
): Amortization {
  const { currentBalance, interestRate } = debt;
  const lastMonth = Math.min(horizon, MAX_PLAN_MONTHS);
  const rows: ScheduleRow[] = [];
  let balance = Math.max(0, currentBalance) as Cents;
  let everOwed: number = balance;
  let paid = 0;
  let month = 0;
  let stuck = false;
  while (balance > 0 && !stuck && month < lastMonth) {
    const interest = monthlyInterest(balance, interestRate);
    everOwed += interest;
    if (everOwed > MAX_CENTS) break;
    const owed = balance + interest;
    const paying = (payment < owed ? payment : owed) as Cents;
    const left = (owed - paying) as Cents;
    stuck = left >= balance;
    balance = left;
    paid += paying;
    month += 1;
    const principal = (paying - interest) as Cents;
    rows.push({ month, interest, payment: paying, principal, balance });
  }
  return {
    ...payoffOutcome(balance === 0, stuck, month),
    // What was paid beyond what the debt fell by.
    interest: (paid + balance - Math.max(0, currentBalance)) as Cents,
    paid: paid as Cents,
    rows,
  };
}
