import { addMonths, type CalendarDay } from '../../time/index.ts';
import { MAX_PLAN_MONTHS } from './plan.ts';

/**
 * The last day that a plan looks ahead to, a hundred years after its first: a payment on a later day is
 * never made.
 *
 * @example lastPlanDay(calendarDay('2026-11-19')) // '2126-11-19'
 */
export function lastPlanDay(asOf: CalendarDay): CalendarDay {
  return addMonths(asOf, MAX_PLAN_MONTHS);
}
