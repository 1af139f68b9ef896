import type { Cents } from '../../money/index.ts';
import type { BasisPoints } from './basisPoints.ts';

/**
 * How a lender works out the minimum payment of a month. None is ever more than what is owed.
 */
export type MinimumRule =
  /** The same amount each month: a loan's installment. */
  | { kind: 'fixed'; amount: Cents }
  /** A share of the balance, but at least the floor: '2 % or $20, whichever is greater'. */
  | { kind: 'percent-or-floor'; share: BasisPoints; floor: Cents; of?: ShareOf | undefined }
  /** A share of the balance and the month's interest, but together at least the floor. */
  | { kind: 'percent-plus-interest'; share: BasisPoints; floor: Cents; of?: ShareOf | undefined };

/**
 * The balance that a share is taken of: `opening`, what the last statement showed, or
 * `with-interest`, that and the interest of the month.
 * @default 'opening'
 */
export type ShareOf = 'opening' | 'with-interest';

/** The rule of a debt: without one, its minimum is the same each month. */
export function minimumRuleOf(debt: {
  minimumPayment: Cents;
  minimumRule?: MinimumRule | undefined;
}): MinimumRule {
  return debt.minimumRule ?? { kind: 'fixed', amount: debt.minimumPayment };
}
