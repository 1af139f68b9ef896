import { type Cents, formatApr, formatCount, formatDuration } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';
import type { BoostEffect, BoostEstimate } from './PaymentBoost.model.ts';

export interface BoostWords {
  simple: string;
  withInterest: string;
  why: readonly string[];
}

/**
 * Words the effect of a payment, and explains the figures.
 *
 * @param monthlyPayment the household’s monthly payment in its forecast.
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
      `Simple estimate: ${paid} divided by one month’s interest on ${money(debt.currentBalance)} at ${formatApr(debt.interestRate)}. Rounded down to whole months. We show at least 1, and never more than the debt has left.`,
      `With interest: we calculate your whole plan at ${money(monthlyPayment)} a month (minimum payments and any round-ups), with and without paying ${paid} on this debt today, and compare the two.`,
      ...householdWords(estimate.effect, money),
    ],
  };
}

function simpleWords({ simpleMonths, effect }: BoostEstimate): string {
  if (effect.kind === 'clears') return 'Pays off this debt';
  if (simpleMonths === 'most') return 'Pays off most of this debt';
  return `${formatCount(simpleMonths, 'month')} sooner`;
}

function effectWords(effect: BoostEffect, money: MoneyText): string {
  switch (effect.kind) {
    case 'clears':
      return 'Pays off this debt';
    case 'saves': {
      if (savesElsewhere(effect)) {
        return `${money(effect.householdInterest)} less interest across all your debts`;
      }
      const sooner = effect.months > 0 && `This debt ${formatDuration(effect.months)} sooner`;
      const less = effect.interest > 0 && `${money(effect.interest)} less interest on`;
      if (!sooner) return less ? `${less} this debt` : 'A smaller last payment';
      return less ? `${sooner} · ${less} this debt` : sooner;
    }
    case 'ends-it':
      return `Pays off this debt in ${formatDuration(effect.months)}; without it, you never would`;
    case 'still-never':
      return 'Lowers the balance, but the minimum still won’t pay off this debt';
  }
}

type Savings = Extract<BoostEffect, { kind: 'saves' }>;

/**
 * Whether other debts save instead: of two debts with the same rate, the larger is paid first, so a
 * payment on one can shift later money to the other.
 */
function savesElsewhere(effect: Savings): effect is Savings & { householdInterest: Cents } {
  const savesHere = effect.months >= 0 && (effect.months > 0 || effect.interest > 0);
  return !savesHere && effect.householdInterest !== undefined && effect.householdInterest > 0;
}

/** The savings of all debts: money that one debt no longer needs goes to the others. */
function householdWords(effect: BoostEffect, money: MoneyText): string[] {
  if (effect.kind !== 'saves' || !effect.householdInterest) return [];
  if (savesElsewhere(effect)) {
    const when =
      effect.months < 0 ? `ends ${formatDuration(-effect.months)} later` : 'saves nothing itself';
    return [
      `This debt ${when}: once it’s smaller, more of your money goes to your other debts first.`,
    ];
  }
  if (effect.householdInterest === effect.interest) return [];
  return [
    `Across all your debts, you’d pay ${money(effect.householdInterest)} less interest, because this debt’s payment moves to the next one sooner.`,
  ];
}
