import {
  forecast,
  ZERO_CENTS,
  type CalendarDay,
  type Household,
  type PlanDebt,
  type PlanResult,
} from '@dime-time/finance-core';

const forecasts = new WeakMap<Household, PlanResult>();

/** The forecast of a household, worked out once for all the figures that are shown of it. */
export function householdForecast(household: Household): PlanResult {
  const known = forecasts.get(household);
  if (known) return known;
  const plan = forecast(household);
  forecasts.set(household, plan);
  return plan;
}

/** The household a debt is shown in; without one, or in one that does not have it, the debt alone. */
export function householdOf(
  debt: PlanDebt,
  today: CalendarDay,
  household: Household | undefined,
): Household {
  if (household?.debts.some(({ id }) => id === debt.id)) return household;
  return { debts: [debt], monthlyRoundUps: ZERO_CENTS, asOf: today };
}
