import { calendarDay, type CalendarDay } from './calendarDay.ts';

/** The text as a calendar day, or `undefined` where it is not one that exists. */
export function parseDay(text: string): CalendarDay | undefined {
  try {
    return calendarDay(text);
  } catch {
    return undefined;
  }
}
