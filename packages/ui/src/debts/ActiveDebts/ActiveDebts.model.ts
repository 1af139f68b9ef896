import {
  debtTermsNow,
  percentPaid,
  type CalendarDay,
  type Cents,
  type PlanChoices,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import {
  payoffEstimate,
  type PayoffEstimateModel,
} from '../PayoffEstimate/PayoffEstimate.model.ts';
import type { Formats } from '../../words/index.ts';
import type { ActiveDebtsWords } from '../../words/subjects/debts/activeDebts.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';
import type { PayoffEstimateWords } from '../../words/subjects/debts/payoffEstimate.ts';

export interface ActiveDebt extends Pick<PayoffEstimateModel, 'withInterest' | 'why'> {
  debt: Debt;
  percent: number;
  /** '23% paid' */
  paid: string;
  /** '40 months left', by the simple estimate; or that nothing is paid. */
  left: string;
  isEstimate: boolean;
}

export interface ActiveDebtsInput {
  debts: readonly Debt[];
  today: CalendarDay;
  /** How much a month’s round-ups contribute to them. */
  monthlyRoundUps: Cents;
  /** The saved plan; `undefined` without one. */
  plan: PlanChoices | undefined;
}

/**
 * Returns the debts with a balance, in their order.
 *
 * @param estimates the words of their estimates.
 * @param explanation the words of what is explained of every forecast.
 */
export function activeDebts(
  { debts, today, monthlyRoundUps, plan }: ActiveDebtsInput,
  money: MoneyText,
  words: ActiveDebtsWords,
  estimates: PayoffEstimateWords,
  explanation: ForecastExplanationWords,
  formats: Formats,
): ActiveDebt[] {
  const household = { debts, monthlyRoundUps, asOf: today, plan };
  return debts
    .filter((debt) => debt.currentBalance > 0)
    .map((debt) => {
      const percent = percentPaid(debt);
      const { simple, withInterest, why } = payoffEstimate(
        debt,
        household,
        money,
        estimates,
        explanation,
        formats,
      );
      const isEstimate = debtTermsNow(debt, today).minimumPayment > 0;
      return {
        debt,
        percent,
        paid: words.paid({ percent: `${percent}` }),
        left: isEstimate ? words.left({ duration: simple }) : simple,
        isEstimate,
        withInterest,
        why,
      };
    });
}
