import type { Cents, MonthActivity } from '@dime-time/finance-core';

/** Whether nothing happened in a month. */
export function isIdle({ purchases, roundUps, paid }: MonthActivity): boolean {
  return purchases === 0 && roundUps === 0 && paid === 0;
}

/** From a hundred thousand dollars up. */
const LONG = 10_000_000;

/** Whether an amount is too long for a column on a phone, and is written short. */
export function isLong(amount: Cents): boolean {
  return amount >= LONG;
}
