import { addCents, sumCents, type Cents } from '../money/index.ts';
import type { YearOfPlan } from './planTotals.ts';

/** What the years of a plan cost in all. */
export interface PlanCost {
  /** Everything that is paid. */
  paid: Cents;
  /** The part of it that is interest. */
  interest: Cents;
  /** The year with the most interest, the first one if several have as much. */
  costliest: YearOfPlan;
  /** Whether that year has more than half of all the interest. */
  isMost: boolean;
}

/**
 * Adds up the years of a plan, as `planYears` returns them.
 *
 * @returns `undefined` for a plan without years.
 * @throws RangeError when the sum is past `MAX_CENTS`.
 */
export function planCost(years: readonly YearOfPlan[]): PlanCost | undefined {
  const [costliest] = years.toSorted((one, other) => other.interest - one.interest);
  if (!costliest) return undefined;
  const interest = sumCents(years.map((year) => year.interest));
  const paid = addCents(interest, sumCents(years.map(({ principal }) => principal)));
  return { paid, interest, costliest, isMost: 2 * costliest.interest > interest };
}
