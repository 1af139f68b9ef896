import { addCents, sumCents, type Cents } from '../money/index.ts';
import { debtFreeDate } from '../debts/payoff/debtFreeDate.ts';
import type { PlanDebt, PlanInput, PlanResult } from '../debts/payoff/plan.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import type { CalendarDay } from '../time/index.ts';

/** The input of the forecast. */
export interface Household {
  debts: readonly PlanDebt[];
  /** The round-ups of a month that pay debts, in cents: see `monthlyRoundUps`. */
  monthlyRoundUps: Cents;
  /** The day of the balances: today in the user's time zone. */
  asOf: CalendarDay;
}

/**
 * The forecast of a household, month by month: the minimums of today, those of debts that are paid off
 * and the round-ups on top, the debt of the highest rate first. Every date, month and interest figure of the
 * product is one of this plan.
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

/**
 * What the debts that are paid off asked for each month. The household goes on paying it on the others,
 * as it does in a plan in which a debt is paid off under way: to pay one off never makes it later.
 */
export function freedMinimums(debts: readonly PlanDebt[]): Cents {
  const paid = debts.filter(({ currentBalance }) => currentBalance <= 0);
  return sumCents(paid.map(({ minimumPayment }) => minimumPayment));
}

/** The forecast as a plan, to be compared with other plans of the same household. */
export function forecastInput({ debts, monthlyRoundUps, asOf }: Household): PlanInput {
  const extraMonthly = addCents(monthlyRoundUps, freedMinimums(debts));
  return { debts, asOf, strategy: 'avalanche', extraMonthly };
}
