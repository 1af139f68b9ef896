import type { OneOffPayment } from '../debts/payoff/plan.ts';
import { sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { Household } from './household.ts';

/** The one-off payments of a plan, with what is paid already: of those of today, the first ones first. */
export function oneOffsPaid(
  oneOffs: readonly OneOffPayment[],
  { debts, asOf }: Pick<Household, 'debts' | 'asOf'>,
): (OneOffPayment & { paid: Cents })[] {
  let left: number = sumCents(debts.map(({ oneOffPaidToday = ZERO_CENTS }) => oneOffPaidToday));
  return oneOffs.map((oneOff) => {
    const paid = (oneOff.on === asOf ? Math.min(oneOff.amount, left) : 0) as Cents;
    left -= paid;
    return { ...oneOff, paid };
  });
}
