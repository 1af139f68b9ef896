import { paymentForTarget } from '../debts/payoff/paymentForTarget.ts';
import { addCents, subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import type { Household, PlanChoices } from './household.ts';
import { planInput } from './planInput.ts';

/** What a household has to pay on top to be free of debt by a day. */
export interface TargetExtra {
  /** The smallest extra a month, without round-ups and freed minimums; 0 where they are enough. */
  extraMonthly: Cents;
  /** The first month's payment with it. */
  monthlyPayment: Cents;
}

/**
 * Solves a plan for the extra payment of a month, to the cent.
 *
 * @param by the last payment is on or before this day.
 * @returns `undefined` where no payment falls on or before the day, or no amount is enough, as with
 *   `minimum-only`, which counts none.
 * @example targetExtra(choices, household, calendarDay('2029-11-19'))?.extraMonthly
 */
export function targetExtra(
  choices: PlanChoices,
  household: Household,
  by: CalendarDay,
): TargetExtra | undefined {
  const own = planInput({ ...choices, extraMonthly: ZERO_CENTS }, household);
  const solved = paymentForTarget(own, by);
  if (!solved) return undefined;
  // It takes no extra: it is in time as it is, or never.
  if (choices.strategy === 'minimum-only' && solved.extraMonthly > own.extraMonthly)
    return undefined;
  // Nothing is owed, so nothing is paid.
  if (solved.plan.months === 0) return { extraMonthly: ZERO_CENTS, monthlyPayment: ZERO_CENTS };
  const given = own.extraMonthly;
  const extraMonthly = Math.max(0, subtractCents(solved.extraMonthly, given)) as Cents;
  const minimums = subtractCents(solved.monthlyPayment, solved.extraMonthly);
  return { extraMonthly, monthlyPayment: addCents(minimums, addCents(given, extraMonthly)) };
}
