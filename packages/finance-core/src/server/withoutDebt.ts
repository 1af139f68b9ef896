import type { PlanForecast } from '../contract/plan.ts';
import type { Household, PlanChoices } from '../forecast/household.ts';
import { planForecast } from '../forecast/planInput.ts';

/** The amounts that the forecast of a saved plan was computed from. */
export type PlanBasis = Pick<Household, 'debts' | 'monthlyRoundUps'>;

/** What is needed to compute the forecast of a saved plan again. */
export interface ForecastOfPlan {
  readonly forecast: PlanForecast;
  readonly basis: PlanBasis;
}

/**
 * What a saved plan promises without a debt that was entered by mistake: the forecast of its day, as if
 * the debt had never been there. Otherwise deleting the debt would count as progress.
 *
 * @returns `undefined` where the plan did not have the debt.
 * @throws RangeError as `planForecast`.
 */
export function withoutDebt(
  plan: PlanChoices,
  { forecast, basis }: ForecastOfPlan,
  debtId: string,
): ForecastOfPlan | undefined {
  const debts = basis.debts.filter(({ id }) => id !== debtId);
  if (debts.length === basis.debts.length) return undefined;
  const left = { ...basis, debts };
  return { basis: left, forecast: planForecast(plan, { ...left, asOf: forecast.asOf }) };
}

/** The basis of a forecast with the fields that a plan reads, and no others. */
export function planBasis({ debts, monthlyRoundUps }: PlanBasis): PlanBasis {
  return {
    debts: debts.map((debt) => ({
      id: debt.id,
      currentBalance: debt.currentBalance,
      interestRate: debt.interestRate,
      minimumPayment: debt.minimumPayment,
      minimumRule: debt.minimumRule,
      promotion: debt.promotion,
      estimatedInterest: debt.estimatedInterest,
      paidSinceDue: debt.paidSinceDue,
      roundUpsSinceDue: debt.roundUpsSinceDue,
      oneOffPaidToday: debt.oneOffPaidToday,
      dueDate: debt.dueDate,
      status: debt.status,
    })),
    monthlyRoundUps,
  };
}
