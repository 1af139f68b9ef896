import type { Months } from '../debts/months.ts';
import type { OneOffPayment, PlanResult } from '../debts/payoff/plan.ts';
import { planSavings, type PlanSavings } from '../debts/payoff/planSavings.ts';
import { runPlan } from '../debts/payoff/runPlan.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { compareDays, type CalendarDay } from '../time/index.ts';
import type { Household, PlanChoices } from './household.ts';
import { planInput } from './planInput.ts';

/** When a plan pays a debt off. */
export interface DebtPayoff {
  debtId: string;
  /** The day of its last payment. */
  on: CalendarDay;
  months: Months;
}

/** What a plan comes to, beside paying the minimums only. */
export interface PlanOverview {
  plan: PlanResult;
  /** Each debt at its own minimum, without anything on top. */
  minimumOnly: PlanResult;
  /** Against the minimums only; `undefined` where either never ends. */
  savings: PlanSavings | undefined;
  /** What the round-ups alone bring; `undefined` where the plan has none, or either never ends. */
  roundUpSavings: PlanSavings | undefined;
  /** The one-off payments that the plan counts. */
  oneOffs: readonly OneOffPayment[];
  /** The debts that the plan pays off, the first one first. */
  payoffs: readonly DebtPayoff[];
}

/**
 * Works out a household's plan and what it saves.
 *
 * @param minimumOnly the plan with the minimums only, where it is known already: no choice changes it.
 * @throws RangeError as `simulatePlan`.
 * @example planOverview(choices, household).savings?.interestSaved
 */
export function planOverview(
  choices: PlanChoices,
  household: Household,
  minimumOnly: PlanResult = simulatePlan({
    debts: household.debts,
    asOf: household.asOf,
    strategy: 'minimum-only',
  }),
): PlanOverview {
  const input = planInput(choices, household);
  const plan = simulatePlan(input);
  const counts = choices.includeRoundUps && household.monthlyRoundUps > 0;
  const without = counts
    ? runPlan(planInput({ ...choices, includeRoundUps: false }, household), false)
    : undefined;
  return {
    plan,
    minimumOnly,
    savings: planSavings(minimumOnly, plan),
    roundUpSavings: without && planSavings(without, plan),
    oneOffs: input.oneOffs,
    payoffs: plan.debts
      .flatMap(({ id: debtId, months, paidOffOn: on }) =>
        months && on ? [{ debtId, months, on }] : [],
      )
      .toSorted((one, other) => compareDays(one.on, other.on)),
  };
}
