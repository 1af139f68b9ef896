import { APR_UNITS, mulDiv, type Apr, type Cents } from '../../money/index.ts';
import { daysBetween, type CalendarDay } from '../../time/index.ts';
import { lastDueDate } from '../lastDueDate.ts';
import { nextDueDate } from '../nextDueDate.ts';
import type { PlanDebt } from './plan.ts';

/** The part of a month between the first day of a plan and the first due day of a debt. */
export interface MonthPart {
  /** The days until the due day, 0 where it is the plan's first day. */
  days: number;
  /** The days between the due day before and that one. */
  of: number;
}

/**
 * The part of a month for which a debt still accrues interest until its first payment; `undefined` for
 * the whole month: without an estimate, the interest since its last statement is in no figure yet.
 *
 * @param asOf the first day of the plan, up to which `estimatedInterest` counts.
 * @throws RangeError when the due day is not 1 to 31.
 * @example firstMonthPart({ dueDate: 15, estimatedInterest }, calendarDay('2026-11-05')) // { days: 10, of: 31 }
 */
export function firstMonthPart(
  { dueDate, estimatedInterest }: Pick<PlanDebt, 'dueDate' | 'estimatedInterest'>,
  asOf: CalendarDay,
): MonthPart | undefined {
  if (dueDate === undefined || estimatedInterest === undefined) return undefined;
  const due = nextDueDate(dueDate, asOf);
  return { days: daysBetween(asOf, due), of: daysBetween(lastDueDate(dueDate, asOf), due) };
}

/**
 * The interest of a part of a month: `balance × APR ÷ 12 × days ÷ days of the month`, rounded half-up
 * to the cent.
 *
 * @param balance zero or more.
 */
export function partialInterest(balance: Cents, apr: Apr, { days, of }: MonthPart): Cents {
  return mulDiv(balance, apr * days, 12 * APR_UNITS * of, 'half-up') as Cents;
}
