import { percentPaid, type CalendarDay, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import {
  payoffEstimate,
  type PayoffEstimateModel,
} from '../PayoffEstimate/PayoffEstimate.model.ts';

export interface ActiveDebt extends Pick<PayoffEstimateModel, 'withInterest' | 'why'> {
  debt: Debt;
  percent: number;
  /** '23% paid' */
  paid: string;
  /** '40 months left', by the simple estimate; or that nothing is paid. */
  left: string;
  isEstimate: boolean;
}

/**
 * Returns the debts with a balance, in their order.
 *
 * @param monthlyRoundUps how much a month’s round-ups contribute to them.
 */
export function activeDebts(
  debts: readonly Debt[],
  today: CalendarDay,
  monthlyRoundUps: Cents,
  money: MoneyText,
): ActiveDebt[] {
  const household = { debts, monthlyRoundUps, asOf: today };
  return debts
    .filter((debt) => debt.currentBalance > 0)
    .map((debt) => {
      const percent = percentPaid(debt);
      const { simple, withInterest, why } = payoffEstimate(debt, household, money);
      const isEstimate = debt.minimumPayment > 0;
      return {
        debt,
        percent,
        paid: `${percent}% paid`,
        left: isEstimate ? `${simple} left` : simple,
        isEstimate,
        withInterest,
        why,
      };
    });
}
