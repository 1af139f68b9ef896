import type { Months } from '../index.ts';
import {
  APR_UNITS,
  cents,
  MAX_CENTS,
  sumCents,
  ZERO_CENTS,
  type Apr,
  type Cents,
} from '../../money/index.ts';
import { annuityPayment } from './annuityPayment.ts';
import { minimumPaymentDue } from './minimumPaymentDue.ts';
import type { MinimumRule } from './minimumRule.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import { payoffOutcome } from './payoffOutcome.ts';
import { MAX_PLAN_MONTHS, type PayoffOutcome } from './plan.ts';

/** The term that the regulation compares with. */
const COMPARED_MONTHS = 36;
/** The first length that rounds to more than three years. */
const ROUNDED_ABOVE_THREE_YEARS = 42;

/** A part of a card's balance that has its own rate. */
export interface CardBalance {
  /** At zero or below it is left out. */
  balance: Cents;
  interestRate: Apr;
  /**
   * A rate for the time being. The month in which it ends, the one with this number, is already
   * charged at the other rate, as in the sample program of appendix M2.
   */
  promotion?: { interestRate: Apr; months: Months };
}

type MinimumOnly = PayoffOutcome & {
  /** All payments of the months that were followed. */
  paid: Cents;
};

export interface CardDisclosure {
  /** The payoff of the balance when only minimums are paid and nothing is bought. */
  minimumOnly: MinimumOnly & {
    /**
     * The time in whole years, to the nearest, from two years up; below that in months.
     */
    years: number | undefined;
  };
  /**
   * `undefined` where the minimums alone take three years or less, rounded ((b)(12)(i)(F)(2)(i)), and
   * where its payment, in whole dollars, is below the first minimum ((b)(12)(i)(F)(2)(ii)). Without a
   * saving where the minimums never end ((b)(12)(ii)).
   */
  in36Months: { payment: Cents; total: Cents; savings: Cents | undefined } | undefined;
  /**
   * Whether the law asks for no warning: the minimum pays the whole balance ((b)(12)(v)(C)), or
   * nothing is owed.
   */
  isExempt: boolean;
}

/**
 * The minimum-payment warning of a card statement, in the style of Regulation Z (12 CFR 1026.7(b)(12)
 * and appendix M1): how long and how much at the minimum, the payment for 36 months, the saving.
 *
 * One minimum is asked for all parts of the balance together and goes to the lowest rate first, as
 * the law allows. The payment for 36 months is the annuity at the balance-weighted rate, a promotion
 * counting for its share of the 36, rounded half-up to the cent. The saving is the difference of the
 * two totals in whole dollars: the law wants all amounts of a statement rounded alike, so that a page that
 * shows it rounds the others to whole dollars too (comment 7(b)(12)-1).
 *
 * Not known here, and left to the caller: charge cards, cards paid in full two cycles in a row
 * ((b)(12)(v)(A) and (B)), and a part with a fixed end before 36 months ((b)(12)(i)(F)(2)(iii)).
 *
 * @throws RangeError when the balances, or the 36 payments, add up past `MAX_CENTS`.
 * @example cardDisclosure([{ balance: cents(300000), interestRate: aprFromPercent(13) }], rule).minimumOnly.years // 16
 */
export function cardDisclosure(
  balances: readonly CardBalance[],
  minimumRule: MinimumRule,
): CardDisclosure {
  const owed = balances.filter((part) => part.balance > 0);
  const minimumOnly = followMinimums(owed, minimumRule);
  const { months = MAX_PLAN_MONTHS } = minimumOnly;
  const isToldInYears = minimumOnly.months !== undefined && months >= 24;
  const compared = months < ROUNDED_ABOVE_THREE_YEARS ? undefined : compare(owed, minimumOnly);
  const total = sumCents(owed.map((part) => part.balance));
  const isBelowMinimum =
    minimumOnly.outcome !== 'never-amortises' &&
    compared !== undefined &&
    wholeDollars(compared.payment) < firstMinimum(owed, minimumRule);
  return {
    minimumOnly: { ...minimumOnly, years: isToldInYears ? Math.round(months / 12) : undefined },
    in36Months: isBelowMinimum ? undefined : compared,
    isExempt: minimumPaymentDue(minimumRule, total, ZERO_CENTS) === total,
  };
}

function firstMinimum(balances: readonly CardBalance[], rule: MinimumRule): Cents {
  const total = sumCents(balances.map((part) => part.balance));
  const interest = sumCents(balances.map((part) => monthlyInterest(part.balance, rateIn(1, part))));
  return minimumPaymentDue(rule, total, interest);
}

function followMinimums(balances: readonly CardBalance[], rule: MinimumRule): MinimumOnly {
  const parts = balances
    .map((part) => ({ ...part }))
    .toSorted((a, b) => rateIn(1, a) - rateIn(1, b));
  const settled = Math.max(0, ...parts.map((part) => part.promotion?.months ?? 0));
  let total: number = sumCents(parts.map((part) => part.balance));
  let everOwed = total;
  let paid = 0;
  let month = 0;
  let stuck = false;
  while (total > 0 && !stuck && month < MAX_PLAN_MONTHS) {
    let charge = 0;
    for (const part of parts) {
      const interest = monthlyInterest(part.balance, rateIn(month + 1, part));
      part.balance = (part.balance + interest) as Cents;
      charge += interest;
    }
    everOwed += charge;
    if (everOwed > MAX_CENTS) break;
    month += 1;
    const due = minimumPaymentDue(rule, total as Cents, charge as Cents);
    let left: number = due;
    for (const part of parts) {
      const payment = Math.min(left, part.balance);
      part.balance = (part.balance - payment) as Cents;
      left -= payment;
    }
    stuck = due <= charge && month >= settled;
    total += charge - due;
    paid += due;
  }
  return { ...payoffOutcome(total === 0, stuck, month), paid: paid as Cents };
}

function compare(balances: readonly CardBalance[], { outcome, paid }: MinimumOnly) {
  let owed = 0;
  let weighted = 0;
  for (const { balance, interestRate, promotion } of balances) {
    const share = Math.min(promotion?.months ?? 0, COMPARED_MONTHS) / COMPARED_MONTHS;
    const rate = share * (promotion?.interestRate ?? 0) + (1 - share) * interestRate;
    owed += balance;
    weighted += balance * rate;
  }
  const monthlyRate = weighted / owed / (12 * APR_UNITS);
  const payment = cents(Math.round(owed * annuityPayment(monthlyRate, COMPARED_MONTHS)));
  const total = cents(payment * COMPARED_MONTHS);
  const savings = cents(wholeDollars(paid) - wholeDollars(total));
  return { payment, total, savings: outcome === 'paid-off' ? savings : undefined };
}

function wholeDollars(amount: Cents): number {
  return 100 * Math.round(amount / 100);
}

function rateIn(month: number, { interestRate, promotion }: CardBalance): Apr {
  return promotion && month < promotion.months ? promotion.interestRate : interestRate;
}
