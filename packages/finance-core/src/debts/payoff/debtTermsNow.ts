import { ZERO_CENTS, type Apr, type Cents } from '../../money/index.ts';
import type { CalendarDay } from '../../time/index.ts';
import { rateOn, type Promotion } from '../promotionalApr.ts';
import { owedNow } from './owedNow.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import { minimumRuleOf } from './minimumRule.ts';
import { monthlyInterest } from './monthlyInterest.ts';
import type { PlanDebt } from './plan.ts';

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
