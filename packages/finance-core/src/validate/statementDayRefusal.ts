import { addDays, formatDay, type CalendarDay } from '../time/index.ts';

/** Two statements: how much older than the balance that is known one may be, in days. */
const STATEMENT_DAYS = 62;

/**
 * Why no statement of a day can correct the balance of a debt: the day is to come, before 1900, or
 * more than two statements older than the balance that is known.
 *
 * @param known.today today, in the household's zone.
 * @param known.latest the day of the latest balance; `undefined` where none is known.
 * @returns `undefined` for a valid day.
 * @example statementDayRefusal(day, { today, latest }) // 'This balance is from Nov 3, 2026, …'
 */
export function statementDayRefusal(
  day: CalendarDay,
  { today, latest }: { today: CalendarDay; latest: CalendarDay | undefined },
): string | undefined {
  if (day > today) return 'Choose today or an earlier date.';
  if (day < '1900') return 'Choose a date in 1900 or later.';
  if (latest === undefined) return undefined;
  const oldest = addDays(latest, -STATEMENT_DAYS);
  if (day >= oldest) return undefined;
  return `This balance is from ${formatDay(latest)}, and a statement can be up to ${STATEMENT_DAYS} days older. Choose ${formatDay(oldest)} or a later date.`;
}
