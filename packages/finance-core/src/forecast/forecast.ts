import { debtFreeDate } from '../debts/payoff/debtFreeDate.ts';
import type { PlanInput, PlanResult } from '../debts/payoff/plan.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import type { CalendarDay } from '../time/index.ts';
import { DEFAULT_PLAN, type Household } from './household.ts';
import { planInput } from './planInput.ts';

/**
 * The forecast of a household, month by month, by the plan it has saved. Without one: the minimums of
 * today, those of debts that are paid off and the round-ups on top, the debt of the highest rate first.
 * Every date, month and interest figure of the product is one of this plan.
 *
 * @throws RangeError when the round-ups are negative or the balances add up past `MAX_CENTS`.
 * @example forecast({ debts, monthlyRoundUps: cents(1500), asOf: calendarDay('2026-11-19') }).debtFreeDate
 */
export function forecast(household: Household): PlanResult {
  return simulatePlan(forecastInput(household));
}

/**
 * The day of the last payment of the {@link forecast}, without its schedule.
 *
 * @returns `undefined` where there is none: nothing is owed, or the payments never pay it off.
 * @throws RangeError as {@link forecast}.
 */
export function forecastDate(household: Household): CalendarDay | undefined {
  return debtFreeDate(forecastInput(household));
}

/** The forecast as a plan, to be compared with other plans of the same household. */
export function forecastInput(household: Household): PlanInput {
  return planInput(household.plan ?? DEFAULT_PLAN, household);
}
