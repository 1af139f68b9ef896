import { milestonesReached } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';

type Progress = Pick<Debt, 'id' | 'originalBalance' | 'currentBalance'>;

/** The milestones, in percent, that debts reached between two responses. */
export function milestonesBetween(
  before: readonly Progress[],
  after: readonly Progress[],
): number[] {
  const earlier = new Map(before.map((debt) => [debt.id, debt]));
  return after.flatMap((debt) => {
    const then = earlier.get(debt.id);
    return then === undefined ? [] : milestonesReached(then, debt);
  });
}
