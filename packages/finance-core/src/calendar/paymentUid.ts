import { monthOf, type CalendarDay } from '../time/index.ts';

/**
 * The name of a payment's event: that of its debt and month. A calendar app replaces what it has of
 * the same name, also where the due day or the amount has changed.
 *
 * @example paymentUid('d_1', calendarDay('2026-12-15')) // 'payment-2026-12-d_1@dime-time'
 */
export function paymentUid(debtId: string, dueOn: CalendarDay): string {
  return `payment-${monthOf(dueOn)}-${debtId}@dime-time`;
}

/**
 * The name of the event of a one-off payment on a debt: that of its day, so that a month can have
 * several.
 *
 * @example oneOffUid('d_1', calendarDay('2027-03-10')) // 'one-off-2027-03-10-d_1@dime-time'
 */
export function oneOffUid(debtId: string, on: CalendarDay): string {
  return `one-off-${on}-${debtId}@dime-time`;
}
