import type { PlanInput, PlanResult } from './plan.ts';
import { runPlan } from './runPlan.ts';

/**
 * Works out a payoff plan month by month, in whole cents.
 *
 * Each month: interest on the opening balance at APR / 12, rounded half-up; the one-off payments
 * until the debt's due day, each of which saves the interest of its days until then; the minimum of every
 * debt; then the rest of the household's payment to the first debt of the strategy's order, and
 * what that does not need to the next, the same month. The last payment of a debt is partial.
 *
 * Where interest is estimated up to the plan's first day, the first month has only that from then until
 * the debt's due day, by days.
 *
 * What was paid on a debt since its last due day counts as a part of its first payment, which was paid
 * before the plan begins.
 *
 * A larger `extraMonthly` or one-off amount never takes longer nor costs more interest. An
 * avalanche never costs more than another order of the same payment, but for rounding: exactly so
 * without cents (fixed minimums, no promotion), and here up to the cents that rounding each month's
 * interest can shift, half a cent a debt a month with the interest on it.
 *
 * @throws RangeError when an extra amount is negative or the balances add up past `MAX_CENTS`.
 * @example
 * simulatePlan({ debts, asOf: calendarDay('2026-11-19'), strategy: 'snowball', extraMonthly: cents(10000) })
 */
export function simulatePlan(input: PlanInput): PlanResult {
  return runPlan(input, true);
}
