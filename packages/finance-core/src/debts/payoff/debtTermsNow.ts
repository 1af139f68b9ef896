import { ZERO_CENTS, type Apr, type Cents } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import { rateOn } from '../rateOn.ts';
import { owedNow } from './owedNow.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import { minimumRuleOf } from './minimumRule.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import { paymentsUntil } from './paymentsUntil.ts';
import type { PlanDebt, Promotion } from './plan.ts';

/** What holds for a debt on a day. */
export interface DebtTermsNow {
  /** The rate in force: that of the promotion until it ends. */
  interestRate: Apr;
  /** What the lender asks for in the month that begins that day; the last one may be less. */
  minimumPayment: Cents;
  /** The promotion, while it holds. */
  promotion: Promotion | undefined;
}

/**
 * The rate and the minimum payment of a debt on a day: what a plan that starts then uses in its first
 * month, with the lender's rule and a promotion counted. The one source of both for every figure and
 * text about "now".
 *
 * @param today the day of the balance.
 * @example debtTermsNow({ ...debt, minimumRule: { kind: 'percent-or-floor', share: basisPoints(200), floor: cents(2000) } }, today).minimumPayment
 * // 2 % of the balance, at least $20
 */
export function debtTermsNow(debt: Omit<PlanDebt, 'id'>, today: CalendarDay): DebtTermsNow {
  const { promotion } = debt;
  const balance = owedNow(debt);
  const interestRate = rateOn(debt, today);
  const interest = balance > 0 ? monthlyInterest(balance, interestRate) : ZERO_CENTS;
  return {
    interestRate,
    minimumPayment: minimumBeforeCap(minimumRuleOf(debt), balance, interest),
    promotion: promotion && promotion.endsOn >= today ? promotion : undefined,
  };
}

/**
 * The last month of a plan at a debt's promotional rate, 0 without one: a month from one due day to the
 * next that begins on or before its last day is one. The first begins with the plan.
 *
 * @param asOf the first day of the plan.
 */
export function promotionMonths(
  debt: Pick<PlanDebt, 'promotion' | 'dueDate'>,
  asOf: CalendarDay,
): number {
  const endsOn = debt.promotion?.endsOn;
  return endsOn === undefined || endsOn < asOf ? 0 : paymentsUntil(debt, asOf, endsOn) + 1;
}

/**
 * The rate in force in a month of a plan.
 *
 * @param promoted the last month of the promotion, from {@link promotionMonths}.
 * @param month 1 for the first.
 */
export function rateInMonth(
  { promotion, interestRate }: Pick<PlanDebt, 'promotion' | 'interestRate'>,
  promoted: number,
  month: number,
): Apr {
  return promotion && month <= promoted ? promotion.interestRate : interestRate;
}
