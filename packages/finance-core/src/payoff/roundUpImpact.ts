import { addCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { PlanInput, PlanResult } from './plan.ts';
import { planSavings, type PlanSavings } from './planSavings.ts';
import { simulatePlan } from './simulatePlan.ts';

export interface RoundUpImpact {
  without: PlanResult;
  withRoundUps: PlanResult;
  /** `undefined` where either plan never ends. */
  savings: PlanSavings | undefined;
}

/**
 * What round-ups do for a plan: the months and the interest they save.
 *
 * @param input the plan without them.
 * @param monthlyRoundUps what a month's round-ups come to; paid each month on top.
 * @throws RangeError when the round-ups are negative.
 * @example roundUpImpact({ debts, asOf }, cents(4700)).savings?.monthsSaved
 */
export function roundUpImpact(input: PlanInput, monthlyRoundUps: Cents): RoundUpImpact {
  const extraMonthly = addCents(input.extraMonthly ?? ZERO_CENTS, monthlyRoundUps);
  const without = simulatePlan(input);
  const withRoundUps = simulatePlan({ ...input, extraMonthly });
  return { without, withRoundUps, savings: planSavings(without, withRoundUps) };
}
