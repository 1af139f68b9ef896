import {
  formatMonthYear,
  formatPercent,
  monthsLeft,
  percentFromApr,
  type Apr,
  type CalendarDay,
} from '@dime-time/finance-core';
import type { MoneyText } from '../../useMoneyText.ts';
import { counted, durationText } from './durationText.ts';
import { truePayoff, type PayoffDebt, type TruePayoff } from './truePayoff.ts';

export interface PayoffEstimateModel {
  /** Balance over minimum payment, interest left out. */
  simple: string;
  /** Month by month, interest included. */
  withInterest: string;
  /** What the second figure means for the reader: a date, or a warning. */
  detail: string;
  tone: 'neutral' | 'warning' | 'positive';
  /** How both figures came about, with their inputs. */
  why: readonly string[];
}

/** A yearly rate with two decimals, or three where it has them: `24.99% APR`, `6.125% APR`. */
export function aprText(apr: Apr): string {
  return `${formatPercent(percentFromApr(apr), apr % 10 === 0 ? 2 : 3)} APR`;
}

/** Words both estimates of how long a debt lasts at its minimum payment. */
export function payoffEstimate(
  debt: PayoffDebt,
  today: CalendarDay,
  money: MoneyText,
): PayoffEstimateModel {
  const payoff = truePayoff(debt, today);
  const months = monthsLeft(debt.currentBalance, debt.minimumPayment);
  const simple =
    debt.minimumPayment <= 0 && debt.currentBalance > 0
      ? 'No minimum payment'
      : counted(months, 'month');
  return { simple, ...wordsFor(payoff, debt, money), why: whyOf(payoff, debt, money) };
}

function wordsFor(
  payoff: TruePayoff,
  debt: PayoffDebt,
  money: MoneyText,
): Pick<PayoffEstimateModel, 'withInterest' | 'detail' | 'tone'> {
  switch (payoff.kind) {
    case 'paid-off':
      return { withInterest: 'Paid off', detail: 'Nothing left to pay.', tone: 'positive' };
    case 'lasts':
      return {
        withInterest: durationText(payoff.months),
        detail: `Until ${formatMonthYear(payoff.debtFreeDate)}, ${payoff.interest > 0 ? `with ${money(payoff.interest)} of interest` : 'without interest'}`,
        tone: 'neutral',
      };
    case 'never':
      return {
        withInterest: 'Never at this payment',
        detail:
          debt.minimumPayment > 0
            ? `The first month’s interest, ${money(payoff.firstInterest)}, takes all of the minimum payment.`
            : 'Without a payment the balance stays.',
        tone: 'warning',
      };
    case 'beyond-a-century':
      return {
        withInterest: 'Over 100 years',
        detail: 'The minimum payment hardly lowers the balance.',
        tone: 'warning',
      };
  }
}

function whyOf(payoff: TruePayoff, debt: PayoffDebt, money: MoneyText): string[] {
  if (payoff.kind === 'paid-off') return [];
  const balance = money(debt.currentBalance);
  const payment = money(debt.minimumPayment);
  return [
    `The simple estimate divides the balance, ${balance}, by the minimum payment, ${payment}, and leaves interest out.`,
    `The other figure follows the debt month by month: ${aprText(debt.interestRate)} on the open balance, then ${payment} paid, until nothing is left.`,
  ];
}
