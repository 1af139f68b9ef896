import {
  debtTermsNow,
  monthlyInterest,
  owedNow,
  type CalendarDay,
  type Cents,
  type Household,
  type Months,
  type PlanDebt,
} from '@dime-time/finance-core';
import { householdForecast } from './householdForecast.ts';

/** The input of a payoff calculation; the API’s `Debt` is one. */
export type PayoffDebt = PlanDebt;

/** How long a debt lasts in its household’s forecast, including interest. */
export type PayoffForecast =
  | { kind: 'paid-off' }
  | { kind: 'lasts'; months: Months; debtFreeDate: CalendarDay; interest: Cents }
  /** The payments never pay it off. */
  | { kind: 'never'; firstInterest: Cents }
  | { kind: 'beyond-a-century' };

/**
 * Finds one debt in its household’s forecast.
 *
 * @param household one that includes the debt, as `householdOf` returns it.
 */
export function payoffForecast(debt: PayoffDebt, household: Household): PayoffForecast {
  if (debt.currentBalance <= 0) return { kind: 'paid-off' };
  const plan = householdForecast(household);
  const schedule = plan.debts.find(({ id }) => id === debt.id);
  if (schedule?.months !== undefined && schedule.paidOffOn !== undefined) {
    const { months, interest, paidOffOn: debtFreeDate } = schedule;
    return { kind: 'lasts', months, debtFreeDate, interest };
  }
  if (plan.outcome === 'horizon-reached') return { kind: 'beyond-a-century' };
  const { interestRate } = debtTermsNow(debt, household.asOf);
  return { kind: 'never', firstInterest: monthlyInterest(owedNow(debt), interestRate) };
}
