import {
  formatMonthYear,
  formatPercent,
  monthsLeft,
  percentFromApr,
  type Apr,
  type Cents,
  type Household,
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
  return `${rateText(apr)} APR`;
}

/** The same where a sentence says what the rate is of: `24.99%`, `6.125%`. */
export function rateText(apr: Apr): string {
  return formatPercent(percentFromApr(apr), apr % 10 === 0 ? 2 : 3);
}

/**
 * Words both estimates of how long a debt lasts: at its minimum payment, and in the forecast of its
 * household.
 *
 * @param household one that has the debt, as `householdOf` gives it.
 */
export function payoffEstimate(
  debt: PayoffDebt,
  household: Household,
  money: MoneyText,
): PayoffEstimateModel {
  const payoff = truePayoff(debt, household);
  const months = monthsLeft(debt.currentBalance, debt.minimumPayment);
  const simple =
    debt.minimumPayment <= 0 && debt.currentBalance > 0
      ? 'No minimum payment'
      : counted(months, 'month');
  const why = payoff.kind === 'paid-off' ? [] : whyOf(debt, household, money);
  return { simple, ...wordsFor(payoff, debt, money), why };
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
        detail: `Paid off ${formatMonthYear(payoff.debtFreeDate)} · ${payoff.interest > 0 ? `${money(payoff.interest)} interest` : 'no interest'}`,
        tone: 'neutral',
      };
    case 'never':
      return {
        withInterest: 'Never at this payment',
        detail: neverDetail(payoff.firstInterest, debt, money),
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

function neverDetail(firstInterest: Cents, debt: PayoffDebt, money: MoneyText): string {
  if (debt.minimumPayment <= 0) return 'Without a payment the balance stays.';
  return firstInterest >= debt.minimumPayment
    ? `The first month’s interest, ${money(firstInterest)}, takes all of the minimum payment.`
    : 'The payments never bring the balance down to zero.';
}

function whyOf(debt: PayoffDebt, household: Household, money: MoneyText): string[] {
  const payment = money(debt.minimumPayment);
  return [
    `Simple estimate: the balance, ${money(debt.currentBalance)}, divided by the minimum payment, ${payment}. Interest is left out.`,
    `With interest: each month adds ${aprText(debt.interestRate)} to the balance, then takes off your ${payment}, until it reaches zero.`,
    ...sharedMoney(household, money),
  ];
}

/** What else the household pays, and on which debt, where there is any of it. */
function sharedMoney({ debts, monthlyRoundUps }: Household, money: MoneyText): string[] {
  const roundUps = monthlyRoundUps > 0 ? money(monthlyRoundUps) : undefined;
  const others = debts.filter(({ currentBalance }) => currentBalance > 0).length > 1;
  if (others && roundUps) {
    return [
      `Your round-ups, about ${roundUps} a month, go to the debt with the highest rate. When a debt is gone, its payment goes there, too.`,
    ];
  }
  if (others) return ['When a debt is gone, its payment goes to the debt with the highest rate.'];
  return roundUps ? [`Your round-ups, about ${roundUps} a month, are paid on top.`] : [];
}
