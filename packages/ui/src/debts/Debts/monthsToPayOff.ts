import { calendarDayOf, monthOf, monthsBetween } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';

/**
 * How many months debts took, from the month of the first payment on them to that of the last, both
 * counted.
 *
 * @returns `undefined` if the payments do not cover what the debts were at first: some are not in
 * the list then, perhaps the first.
 */
export function monthsToPayOff(
  debts: readonly Pick<Debt, 'id' | 'originalBalance'>[],
  payments: readonly Payment[],
  timeZone: string,
): number | undefined {
  const ids = new Set(debts.map(({ id }) => id));
  const own = payments.filter(({ debtId }) => ids.has(debtId));
  const paid = own.reduce((sum, { amount }) => sum + amount, 0);
  const owed = debts.reduce((sum, { originalBalance }) => sum + originalBalance, 0);
  const days = own.map(({ date }) => calendarDayOf(date, timeZone)).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || paid < owed) return undefined;
  return monthsBetween(monthOf(first), monthOf(last)).length;
}
