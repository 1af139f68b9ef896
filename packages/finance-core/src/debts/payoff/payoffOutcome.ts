import type { Months } from '../index.ts';
import { compareDays, type CalendarDay } from '../../time/index.ts';
import type { DebtSchedule, PayoffOutcome, PlanOutcome } from './plan.ts';

/** Names how a simulation ended after `month` months. */
export function payoffOutcome(isPaidOff: boolean, isStuck: boolean, month: number): PayoffOutcome {
  if (isPaidOff) return { outcome: 'paid-off', months: month as Months };
  return { outcome: isStuck ? 'never-amortises' : 'horizon-reached' };
}

/** Dates a plan that pays off: it ends with the last payment of any debt. */
export function datedOutcome(
  outcome: PayoffOutcome,
  debts: readonly DebtSchedule[],
  asOf: CalendarDay,
): PlanOutcome {
  if (outcome.outcome !== 'paid-off') return outcome;
  const days = debts.map(({ paidOffOn = asOf }) => paidOffOn).toSorted(compareDays);
  const debtFreeDate = days.at(-1) ?? asOf;
  return { ...outcome, debtFreeDate };
}
