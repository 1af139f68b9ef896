import { addDays, type CalendarDay } from '../time/index.ts';

/** Two statements: how much older than the balance that is known one may be, in days. */
const STATEMENT_DAYS = 62;

/** Why no statement of a day can correct the balance of a debt. */
export type StatementDayRefusal =
  /** The day is to come. */
  | { readonly reason: 'future' }
  /** The day is before 1900. */
  | { readonly reason: 'before-1900' }
  /** The day is more than two statements older than the balance that is known. */
  | {
      readonly reason: 'too-old';
      /** The day of the balance that is known. */
      readonly latest: CalendarDay;
      /** How much older a statement can be, in days. */
      readonly days: number;
      /** The first day that can be chosen. */
      readonly oldest: CalendarDay;
    };

/**
 * Why no statement of a day can correct the balance of a debt: the day is to come, before 1900, or
 * more than two statements older than the balance that is known.
 *
 * @param known.today today, in the household's zone.
 * @param known.latest the day of the latest balance; `undefined` where none is known.
 * @returns `undefined` for a valid day.
 * @example statementDayRefusal(day, { today, latest })?.reason // 'too-old'
 */
export function statementDayRefusal(
  day: CalendarDay,
  { today, latest }: { today: CalendarDay; latest: CalendarDay | undefined },
): StatementDayRefusal | undefined {
  if (day > today) return { reason: 'future' };
  if (day < '1900') return { reason: 'before-1900' };
  if (latest === undefined) return undefined;
  const oldest = addDays(latest, -STATEMENT_DAYS);
  if (day >= oldest) return undefined;
  return { reason: 'too-old', latest, days: STATEMENT_DAYS, oldest };
}
