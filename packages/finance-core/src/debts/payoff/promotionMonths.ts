import type { Apr } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import { paymentsUntil } from './paymentsUntil.ts';
import type { PlanDebt } from './plan.ts';

/**
 * The last month of a plan at a debt's promotional rate, 0 without one: a month from one due day to the
 * next that begins on or before its last day is one. The first begins with the plan.
 *
 * @param asOf the first day of the plan.
 */
export function promotionMonths(
  debt: Pick<PlanDebt, 'promotion' | 'dueDate'>,
  asOf: CalendarDay,
): number {
  const endsOn = debt.promotion?.endsOn;
  return endsOn === undefined || endsOn < asOf ? 0 : paymentsUntil(debt, asOf, endsOn) + 1;
}

/**
 * The rate in force in a month of a plan.
 *
 * @param promoted the last month of the promotion, from {@link promotionMonths}.
 * @param month 1 for the first.
 */
export function rateInMonth(
  { promotion, interestRate }: Pick<PlanDebt, 'promotion' | 'interestRate'>,
  promoted: number,
  month: number,
): Apr {
  return promotion && month <= promoted ? promotion.interestRate : interestRate;
}
