import type { Cents, MonthActivity } from '@dime-time/finance-core';

/** Whether a month has no activity. */
export function isIdle({ purchases, roundUps, paid }: MonthActivity): boolean {
  return purchases === 0 && roundUps === 0 && paid === 0;
}

/** Amounts from here on are abbreviated: a hundred thousand dollars. */
const LONG = 10_000_000;

/** Whether an amount is too long for a column on a phone and is abbreviated. */
export function isLong(amount: Cents): boolean {
  return amount >= LONG;
}
