import type { Months } from '../index.ts';
import type { PayoffOutcome } from './plan.ts';

/** Names how a simulation ended after `month` months. */
export function payoffOutcome(isPaidOff: boolean, isStuck: boolean, month: number): PayoffOutcome {
  if (isPaidOff) return { outcome: 'paid-off', months: month as Months };
  return { outcome: isStuck ? 'never-amortises' : 'horizon-reached' };
}
