import {
  formatApr,
  formatMonthYear,
  monthsLeft,
  type Cents,
  type Household,
  formatCount,
  formatMonths,
} from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import { payoffForecast, type PayoffDebt, type PayoffForecast } from './payoffForecast.ts';

export interface PayoffEstimateModel {
  /** Balance divided by minimum payment, without interest. */
  simple: string;
  /** Month by month, interest included. */
  withInterest: string;
  /** The meaning of the second figure: a date, or a warning. */
  detail: string;
  tone: 'neutral' | 'warning' | 'positive';
  /** How both figures were calculated, with their inputs. */
  why: readonly string[];
}

/**
 * Words both estimates of a debt’s duration: at its minimum payment, and in its household’s
 * forecast.
 *
 * @param household one that includes the debt, as `householdOf` returns it.
 */
export function payoffEstimate(
  debt: PayoffDebt,
  household: Household,
  money: MoneyText,
): PayoffEstimateModel {
  const payoff = payoffForecast(debt, household);
  const months = monthsLeft(debt.currentBalance, debt.minimumPayment);
  const simple =
    debt.minimumPayment <= 0 && debt.currentBalance > 0
      ? 'No minimum payment'
      : formatCount(months, 'month');
  const why = payoff.kind === 'paid-off' ? [] : explanation(debt, payoff, household, money);
  return { simple, ...wordsFor(payoff, debt, money), why };
}

function wordsFor(
  payoff: PayoffForecast,
  debt: PayoffDebt,
  money: MoneyText,
): Pick<PayoffEstimateModel, 'withInterest' | 'detail' | 'tone'> {
  switch (payoff.kind) {
    case 'paid-off':
      return { withInterest: 'Paid off', detail: 'Nothing left to pay.', tone: 'positive' };
    case 'lasts':
      return {
        withInterest: formatMonths(payoff.months),
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
        detail: 'The minimum payment barely lowers the balance.',
        tone: 'warning',
      };
  }
}

function neverDetail(firstInterest: Cents, debt: PayoffDebt, money: MoneyText): string {
  if (debt.minimumPayment <= 0) return 'Without payments, the balance won’t go down.';
  if (firstInterest < debt.minimumPayment) return 'These payments never pay off the balance.';
  const minimum = money(debt.minimumPayment);
  return firstInterest > debt.minimumPayment
    ? `Interest is ${money(firstInterest)} a month. Your ${minimum} minimum doesn’t cover it.`
    : `Interest takes all of your ${minimum} minimum each month.`;
}

function explanation(
  debt: PayoffDebt,
  payoff: PayoffForecast,
  household: Household,
  money: MoneyText,
): string[] {
  const payment = money(debt.minimumPayment);
  return [
    `Simple estimate: the balance, ${money(debt.currentBalance)}, divided by the minimum payment, ${payment}, rounded up to whole months. Interest is left out.`,
    payoff.kind === 'never' && payoff.firstInterest > debt.minimumPayment
      ? `With interest: your ${payment} payment is less than the ${money(payoff.firstInterest)} of monthly interest, so it can’t pay off this debt.`
      : `With interest: each month we add a month of interest at ${formatApr(debt.interestRate)} to the balance, then subtract your ${payment} payment and anything else that goes to this debt.`,
    ...sharedMoney(household, money),
  ];
}

const MOVES_ON = 'Once a debt is paid off, its payment moves to the highest-rate debt that’s left.';

/** What else the household pays, and on which debt, if anything. */
function sharedMoney({ debts, monthlyRoundUps }: Household, money: MoneyText): string[] {
  const roundUps = monthlyRoundUps > 0 ? money(monthlyRoundUps) : undefined;
  const others = debts.filter(({ currentBalance }) => currentBalance > 0).length > 1;
  if (others && roundUps) {
    return [
      `This counts on about ${roundUps} a month of round-ups for your highest-rate debt, too. ${MOVES_ON}`,
    ];
  }
  if (others) return [MOVES_ON];
  return roundUps
    ? [`This counts on about ${roundUps} a month of round-ups for this debt, too.`]
    : [];
}
