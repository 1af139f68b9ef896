import { monthsLeft, type Cents, type Household } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PayoffEstimateWords } from '../../words/subjects/debts/payoffEstimate.ts';
import { monthsText } from './monthsText.ts';
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
  words: PayoffEstimateWords,
  formats: Formats,
): PayoffEstimateModel {
  const payoff = payoffForecast(debt, household);
  const months = monthsLeft(debt.currentBalance, debt.minimumPayment);
  const simple =
    debt.minimumPayment <= 0 && debt.currentBalance > 0
      ? words.noMinimum
      : words.months({ months });
  const why =
    payoff.kind === 'paid-off'
      ? []
      : [
          ...calculations(debt, payoff, money, words, formats),
          ...sharedMoney(household, money, words),
        ];
  return { simple, ...textsFor(payoff, debt, money, words, formats), why };
}

function textsFor(
  payoff: PayoffForecast,
  debt: PayoffDebt,
  money: MoneyText,
  words: PayoffEstimateWords,
  formats: Formats,
): Pick<PayoffEstimateModel, 'withInterest' | 'detail' | 'tone'> {
  switch (payoff.kind) {
    case 'paid-off':
      return { withInterest: words.paidOff, detail: words.paidOffDetail, tone: 'positive' };
    case 'lasts': {
      const month = formats.monthYear(payoff.debtFreeDate);
      return {
        withInterest: monthsText(payoff.months, words),
        detail:
          payoff.interest > 0
            ? words.lastsDetail({ month, interest: money(payoff.interest) })
            : words.lastsFreeDetail({ month }),
        tone: 'neutral',
      };
    }
    case 'never':
      return {
        withInterest: words.never,
        detail: neverDetail(payoff.firstInterest, debt, money, words),
        tone: 'warning',
      };
    case 'beyond-a-century':
      return { withInterest: words.century, detail: words.centuryDetail, tone: 'warning' };
  }
}

function neverDetail(
  firstInterest: Cents,
  debt: PayoffDebt,
  money: MoneyText,
  words: PayoffEstimateWords,
): string {
  if (debt.minimumPayment <= 0) return words.noPaymentDetail;
  if (firstInterest < debt.minimumPayment) return words.neverDetail;
  const minimum = money(debt.minimumPayment);
  return firstInterest > debt.minimumPayment
    ? words.belowInterestDetail({ interest: money(firstInterest), minimum })
    : words.allInterestDetail({ minimum });
}

/** How both estimates are calculated. */
function calculations(
  debt: PayoffDebt,
  payoff: PayoffForecast,
  money: MoneyText,
  words: PayoffEstimateWords,
  formats: Formats,
): string[] {
  const payment = money(debt.minimumPayment);
  return [
    words.whySimple({ balance: money(debt.currentBalance), payment }),
    payoff.kind === 'never' && payoff.firstInterest > debt.minimumPayment
      ? words.whyNever({ payment, interest: money(payoff.firstInterest) })
      : words.whyInterest({ rate: formats.apr(debt.interestRate), payment }),
  ];
}

/** What else the household pays, and on which debt, if anything. */
function sharedMoney(
  { debts, monthlyRoundUps }: Household,
  money: MoneyText,
  words: PayoffEstimateWords,
): string[] {
  const others = debts.filter(({ currentBalance }) => currentBalance > 0).length > 1;
  if (monthlyRoundUps <= 0) return others ? [words.whyMovesOn] : [];
  const amount = money(monthlyRoundUps);
  return [others ? words.whyRoundUpsMoveOn({ amount }) : words.whyRoundUps({ amount })];
}
