import type { Cents } from '../../money/index.ts';
import { minimumBeforeCap } from './minimumBeforeCap.ts';
import type { MinimumRule } from './minimumRule.ts';

/**
 * The minimum payment due in a month under a lender's rule, never more than what is owed.
 *
 * @param balance the opening balance.
 * @param interest what the month adds to it.
 * @example minimumPaymentDue({ kind: 'percent-plus-interest', share: basisPoints(100), floor: cents(2500) }, cents(500000), cents(8329)) // 13329
 */
export function minimumPaymentDue(rule: MinimumRule, balance: Cents, interest: Cents): Cents {
  return Math.min(minimumBeforeCap(rule, balance, interest), balance + interest) as Cents;
}
