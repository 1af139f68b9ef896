import type { OneOffPayment } from '../debts/payoff/plan.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Household } from './household.ts';

/**
 * What is paid already of each one-off payment of a plan, in their order: of those of today, the first
 * ones first.
 */
export function oneOffsPaid(
  oneOffs: readonly OneOffPayment[],
  { debts, asOf }: Pick<Household, 'debts' | 'asOf'>,
): Cents[] {
  let left: number = sumCents(debts.map(({ oneOffPaidToday = ZERO_CENTS }) => oneOffPaidToday));
  return oneOffs.map(({ on, amount }) => {
    const paid = (on === asOf ? Math.min(amount, left) : 0) as Cents;
    left -= paid;
    return paid;
  });
}
