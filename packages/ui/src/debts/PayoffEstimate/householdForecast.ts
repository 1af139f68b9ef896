import {
  forecast,
  ZERO_CENTS,
  type CalendarDay,
  type Household,
  type PlanDebt,
  type PlanResult,
} from '@dime-time/finance-core';

const forecasts = new WeakMap<Household, PlanResult>();

/** The forecast of a household, calculated once for all figures that use it. */
export function householdForecast(household: Household): PlanResult {
  const known = forecasts.get(household);
  if (known) return known;
  const plan = forecast(household);
  forecasts.set(household, plan);
  return plan;
}

/**
 * Returns the household of a debt; without one, or if it does not include the debt, a household of
 * only that debt.
 */
export function householdOf(
  debt: PlanDebt,
  today: CalendarDay,
  household: Household | undefined,
): Household {
  if (household?.debts.some(({ id }) => id === debt.id)) return household;
  return { debts: [debt], monthlyRoundUps: ZERO_CENTS, asOf: today };
}
