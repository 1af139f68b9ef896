import {
  comparePlans,
  simulatePlan,
  type CalendarDay,
  type Cents,
  type PlanDebt,
} from '@dime-time/finance-core';
import { payoffLine, type PayoffLine } from '../../charts/PayoffChart/index.ts';

/**
 * The ways to pay the same debts, the one that is advised first.
 *
 * Avalanche and snowball pay what the minimums come to today until all is gone; the minimums alone
 * fall away with each debt that closes.
 *
 * @param roundUps what would be paid on top each month; without any there is no such plan.
 */
export function payoffLines(
  debts: readonly PlanDebt[],
  today: CalendarDay,
  roundUps: Cents,
): PayoffLine[] {
  const input = { debts, asOf: today };
  const { minimumOnly, plans } = comparePlans(input);
  const [avalanche, snowball] = plans;
  const withRoundUps = simulatePlan({ ...input, strategy: 'avalanche', extraMonthly: roundUps });
  return [
    ...(roundUps > 0 ? [payoffLine('Avalanche with round-ups', withRoundUps)] : []),
    ...(avalanche ? [payoffLine('Avalanche', avalanche.plan)] : []),
    ...(snowball ? [payoffLine('Snowball', snowball.plan)] : []),
    payoffLine('Minimum only', minimumOnly),
  ];
}
