import type { Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../useMoneyText.ts';
import { aprText } from '../PayoffEstimate/PayoffEstimate.model.ts';
import { counted, durationText } from '../PayoffEstimate/durationText.ts';
import type { PayoffDebt } from '../PayoffEstimate/truePayoff.ts';
import type { BoostEffect, BoostEstimate } from './PaymentBoost.model.ts';

export interface BoostWords {
  simple: string;
  withInterest: string;
  why: readonly string[];
}

/**
 * Says what a payment brings, and how the figures came about.
 *
 * @param monthlyPayment what the household pays each month in its forecast.
 */
export function boostWords(
  debt: PayoffDebt,
  amount: Cents,
  estimate: BoostEstimate,
  monthlyPayment: Cents,
  money: MoneyText,
): BoostWords {
  const paid = money(amount);
  return {
    simple: simpleWords(estimate),
    withInterest: effectWords(estimate.effect, money),
    why: [
      `Simple estimate: divides ${paid} by one month’s interest on ${money(debt.currentBalance)} at ${aprText(debt.interestRate)}. At least 1 month, and never more than the debt has left.`,
      `With interest: follows all your debts month by month at ${money(monthlyPayment)} a month, once with ${paid} paid on this one today and once without.`,
    ],
  };
}

function simpleWords({ simpleMonths, effect }: BoostEstimate): string {
  if (effect.kind === 'clears') return 'Pays it off';
  if (simpleMonths === 'most') return 'Pays off most of it';
  return `${counted(simpleMonths, 'month')} sooner`;
}

function effectWords(effect: BoostEffect, money: MoneyText): string {
  switch (effect.kind) {
    case 'clears':
      return 'Pays this debt off';
    case 'saves': {
      const gains = [
        effect.months > 0 && `${durationText(effect.months)} sooner`,
        effect.interest > 0 && `${money(effect.interest)} less interest`,
      ].filter(Boolean);
      return gains.length > 0 ? gains.join(', ') : 'A smaller last payment';
    }
    case 'ends-it':
      return `Ends the debt in ${durationText(effect.months)}; without it, it never ends`;
    case 'still-never':
      return 'Lowers the balance; at the minimum payment it still never ends';
  }
}
