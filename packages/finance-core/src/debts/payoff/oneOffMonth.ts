import { addDays, type CalendarDay } from '../../time/index.ts';
import { monthsUntil } from './monthsUntil.ts';

/**
 * The month of a plan in which a one-off payment counts: the first whose payment is on or after its
 * day.
 *
 * @param asOf the first day of the plan; payment k falls k months after it.
 * @returns 1 for the first month.
 * @example oneOffMonth(calendarDay('2027-03-10'), calendarDay('2026-11-26')) // 4
 */
export function oneOffMonth(on: CalendarDay, asOf: CalendarDay): number {
  return Math.max(1, monthsUntil(asOf, addDays(on, -1)) + 1);
}
