import type { PlanInput, PlanResult, PayoffStrategy } from './plan.ts';
import { planSavings, type PlanSavings } from './planSavings.ts';
import { simulatePlan } from './simulatePlan.ts';

export interface ComparedPlan {
  strategy: PayoffStrategy;
  plan: PlanResult;
  /** Against paying minimums only; `undefined` where either never ends. */
  savings: PlanSavings | undefined;
}

export interface PlanComparison {
  /** Each debt at its own minimum, without extra money and without rollover. */
  minimumOnly: PlanResult;
  /** In the order of `strategies`. */
  plans: readonly ComparedPlan[];
}

/**
 * Works out several strategies for the same debts and money, and what each saves against paying
 * minimums only.
 *
 * @param strategies which to compare; a household's own order is a list of ids.
 * @example compareStrategies({ debts, asOf, extraMonthly: cents(20000) }).plans[0]?.savings?.interestSaved
 */
export function compareStrategies(
  input: Omit<PlanInput, 'strategy'>,
  strategies: readonly PayoffStrategy[] = ['avalanche', 'snowball'],
): PlanComparison {
  const { debts, asOf } = input;
  const minimumOnly = simulatePlan({ debts, asOf, strategy: 'minimum-only' });
  return {
    minimumOnly,
    plans: strategies.map((strategy) => {
      const plan = simulatePlan({ ...input, strategy });
      return { strategy, plan, savings: planSavings(minimumOnly, plan) };
    }),
  };
}
