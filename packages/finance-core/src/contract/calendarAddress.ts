import * as v from 'valibot';

/** Extension `calendar`: where a calendar app subscribes to the payment days of the household. */
export const calendarAddress = v.object({
  /** The address of the calendar, whose last segment is secret; `null` until one is made. */
  url: v.nullish(v.string(), null),
});

export type CalendarAddress = v.InferOutput<typeof calendarAddress>;

/** The path of a calendar; `:secret` stands for what only the household knows. */
export const CALENDAR_PATH = '/api/calendar/:secret.ics';

/**
 * The path of the calendar of a secret.
 *
 * @example calendarPath('s3cret') // '/api/calendar/s3cret.ics'
 */
export function calendarPath(secret: string): string {
  return CALENDAR_PATH.replace(':secret', () => encodeURIComponent(secret));
}
