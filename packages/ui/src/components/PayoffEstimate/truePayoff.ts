import {
  monthlyInterest,
  simulatePlan,
  type Apr,
  type CalendarDay,
  type Cents,
  type Months,
} from '@dime-time/finance-core';

/** What a payoff is worked out from; the wire's `Debt` is one. */
export interface PayoffDebt {
  id: string;
  currentBalance: Cents;
  interestRate: Apr;
  minimumPayment: Cents;
}

/** How long a debt lasts at its minimum payment, interest included. */
export type TruePayoff =
  | { kind: 'paid-off' }
  | { kind: 'lasts'; months: Months; debtFreeDate: CalendarDay; interest: Cents }
  /** The payment does not cover the interest of the first month, so the debt never ends. */
  | { kind: 'never'; firstInterest: Cents }
  | { kind: 'beyond-a-century' };

/** Follows one debt month by month at its minimum payment. */
export function truePayoff(debt: PayoffDebt, today: CalendarDay): TruePayoff {
  if (debt.currentBalance <= 0) return { kind: 'paid-off' };
  const plan = simulatePlan({ debts: [debt], asOf: today, strategy: 'minimum-only' });
  if (plan.outcome === 'paid-off') {
    const { months, debtFreeDate, interest } = plan;
    return { kind: 'lasts', months, debtFreeDate, interest };
  }
  if (plan.outcome === 'never-amortises') {
    return {
      kind: 'never',
      firstInterest: monthlyInterest(debt.currentBalance, debt.interestRate),
    };
  }
  return { kind: 'beyond-a-century' };
}
