import {
  debtDisclosure,
  minimumPaymentDue,
  type CalendarDay,
  type CardDisclosure,
  type PlanDebt,
} from '@dime-time/finance-core';
import { cents, ZERO_CENTS, type Cents } from '@dime-time/finance-core/money';

/** What is paid where each month pays as much as 36 months need. */
interface ThreeYears {
  payment: Cents;
  total: Cents;
  savings: Cents;
}

/**
 * What a box for the minimum payment says. Amounts are whole dollars, all alike, and months are as
 * the law words them: whole years from two years up.
 *
 * `exempt`: the law asks for no warning, since the minimum pays the balance. `never`: no minimum is
 * more than the interest. `too-long`: something is owed after a hundred years, or the amounts are
 * larger than money can be.
 */
export type MinimumWarning =
  | { kind: 'paid-off' | 'exempt' | 'no-minimum' | 'too-long' }
  | { kind: 'never'; payment: Cents }
  | PaysOff;

/** The minimums pay the balance off. */
export interface PaysOff {
  kind: 'pays-off';
  months: number;
  total: Cents;
  /** Whether any of it is interest. */
  hasInterest: boolean;
  threeYears: ThreeYears | undefined;
}

/** The term of the payment that the law compares with. */
export const THREE_YEARS = 36;

/**
 * The warning of a statement for a debt, as 12 CFR 1026.7(b)(12) has it: see `debtDisclosure`.
 *
 * The payment for three years is left out where the minimums take three years or less after rounding
 * (2 years 6 months to 3 years 5 months are 3 years), and where it is below the first minimum. Not
 * known of a debt: whether its card is always paid in full, or a part of it has a fixed end.
 *
 * @param asOf the day of the balance.
 */
export function minimumWarning(debt: PlanDebt, asOf: CalendarDay): MinimumWarning {
  const { currentBalance, minimumRule = { kind: 'fixed', amount: debt.minimumPayment } } = debt;
  if (currentBalance <= 0) return { kind: 'paid-off' };
  if (minimumPaymentDue(minimumRule, currentBalance, ZERO_CENTS) === 0) {
    return { kind: 'no-minimum' };
  }
  const disclosure = disclosureOf(debt, asOf);
  if (!disclosure) return { kind: 'too-long' };
  const { isExempt, minimumOnly, in36Months } = disclosure;
  if (isExempt) return { kind: 'exempt' };
  if (minimumOnly.outcome === 'never-amortises' && in36Months) {
    return { kind: 'never', payment: wholeDollars(in36Months.payment) };
  }
  if (minimumOnly.outcome !== 'paid-off') return { kind: 'too-long' };
  const { months, years, paid } = minimumOnly;
  return {
    kind: 'pays-off',
    months: years === undefined ? months : 12 * years,
    total: wholeDollars(paid),
    hasInterest: paid > currentBalance,
    threeYears: in36Months && {
      payment: wholeDollars(in36Months.payment),
      total: wholeDollars(in36Months.total),
      savings: in36Months.savings ?? ZERO_CENTS,
    },
  };
}

/** `undefined` where its amounts are larger than money can be. */
function disclosureOf(debt: PlanDebt, asOf: CalendarDay): CardDisclosure | undefined {
  try {
    return debtDisclosure(debt, asOf);
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

function wholeDollars(amount: Cents): Cents {
  return cents(100 * Math.round(amount / 100));
}
