import type { MonthActivity } from '@dime-time/finance-core';

/** Whether nothing happened in a month. */
export function isIdle({ purchases, roundUps, paid }: MonthActivity): boolean {
  return purchases === 0 && roundUps === 0 && paid === 0;
}
