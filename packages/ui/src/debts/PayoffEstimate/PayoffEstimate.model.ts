import {
  debtTermsNow,
  monthsLeft,
  type CalendarDay,
  type Cents,
  type DebtTermsNow,
  type Household,
} from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PayoffEstimateWords } from '../../words/subjects/debts/payoffEstimate.ts';
import { rateText } from '../termsText.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';
import { calculationTexts, monthlyPayments, movesText } from './forecastExplanation.ts';
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
 * @param explanation the words of what is explained of every forecast.
 */
export function payoffEstimate(
  debt: PayoffDebt,
  household: Household,
  money: MoneyText,
  words: PayoffEstimateWords,
  explanation: ForecastExplanationWords,
  formats: Formats,
): PayoffEstimateModel {
  const payoff = payoffForecast(debt, household);
  const terms = debtTermsNow(debt, household.asOf);
  const months = monthsLeft(debt.currentBalance, terms.minimumPayment);
  const simple =
    terms.minimumPayment <= 0 && debt.currentBalance > 0
      ? words.noMinimum
      : words.months({ months });
  const texts = { money, words, formats, today: household.asOf };
  const why =
    payoff.kind === 'paid-off'
      ? []
      : [
          ...calculations(debt, terms, payoff, texts),
          ...sharedMoney(household, money, words, explanation),
          ...calculationTexts(monthlyPayments([debt], household.asOf), explanation, money),
        ];
  return { simple, ...textsFor(payoff, debt, terms, texts), why };
}

/** What the texts are written with. */
interface Texts {
  money: MoneyText;
  words: PayoffEstimateWords;
  formats: Formats;
  today: CalendarDay;
}

function textsFor(
  payoff: PayoffForecast,
  debt: PayoffDebt,
  terms: DebtTermsNow,
  { money, words, formats }: Texts,
): Pick<PayoffEstimateModel, 'withInterest' | 'detail' | 'tone'> {
  switch (payoff.kind) {
    case 'paid-off':
      return {
        withInterest: words.paidOff,
        // The days since the last statement are not billed yet.
        detail: terms.interestRate > 0 ? words.paidOffInterest : words.paidOffDetail,
        tone: 'positive',
      };
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
        detail: neverDetail(payoff.firstInterest, debt, terms, money, words),
        tone: 'warning',
      };
    case 'beyond-a-century':
      return { withInterest: words.century, detail: words.centuryDetail, tone: 'warning' };
  }
}

function neverDetail(
  firstInterest: Cents,
  debt: PayoffDebt,
  { minimumPayment }: DebtTermsNow,
  money: MoneyText,
  words: PayoffEstimateWords,
): string {
  if (minimumPayment <= 0) return words.noPaymentDetail;
  if (!isPlain(debt) || firstInterest < minimumPayment) return words.neverDetail;
  const minimum = money(minimumPayment);
  return firstInterest > minimumPayment
    ? words.belowInterestDetail({ interest: money(firstInterest), minimum })
    : words.allInterestDetail({ minimum });
}

/** Whether its rate and its minimum stay the same, so that the first month says what all do. */
function isPlain({ minimumRule, promotion }: PayoffDebt): boolean {
  return promotion === undefined && (minimumRule === undefined || minimumRule.kind === 'fixed');
}

/** How both estimates are calculated. */
function calculations(
  debt: PayoffDebt,
  { minimumPayment }: DebtTermsNow,
  payoff: PayoffForecast,
  { money, words, formats, today }: Texts,
): string[] {
  const payment = money(minimumPayment);
  const rate = rateText(debt, today, words, formats);
  const isRule = debt.minimumRule !== undefined && debt.minimumRule.kind !== 'fixed';
  return [
    words.whySimple({ balance: money(debt.currentBalance), payment }),
    payoff.kind === 'never' && isPlain(debt) && payoff.firstInterest > minimumPayment
      ? words.whyNever({ payment, interest: money(payoff.firstInterest) })
      : words[isRule ? 'whyInterestRule' : 'whyInterest']({ rate, payment }),
  ];
}

/** What else the household pays, and on which debt, if anything. */
function sharedMoney(
  { debts, monthlyRoundUps, plan }: Household,
  money: MoneyText,
  words: PayoffEstimateWords,
  explanation: ForecastExplanationWords,
): string[] {
  const others = debts.filter(({ currentBalance }) => currentBalance > 0).length > 1;
  const counted = plan?.includeRoundUps === false ? 0 : monthlyRoundUps;
  const roundUps = others ? words.whyRoundUpsHighest : words.whyRoundUps;
  return [
    ...(counted > 0 ? [roundUps({ amount: money(monthlyRoundUps) })] : []),
    ...(others ? [movesText(plan, explanation)] : []),
  ];
}
