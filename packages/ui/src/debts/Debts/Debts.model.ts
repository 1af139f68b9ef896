import {
  compareStrategies,
  freedMinimums,
  subtractCents,
  type Cents,
  type Household,
  type PlanDebt,
  type PlanResult,
} from '@dime-time/finance-core';
import { payoffLine, type PayoffLine } from '../../charts/index.ts';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';

/** The payoff plans for the same debts, with a note. */
export interface PayoffPlans {
  /** The household’s forecast first. */
  lines: readonly PayoffLine[];
  /** Why avalanche and snowball are equal; `undefined` if they are not. */
  agreement: string | undefined;
}

/**
 * Compares the household’s forecast with other payoff plans.
 *
 * Avalanche and snowball pay the sum of today’s minimums, including those of debts that are paid
 * off, until nothing is owed. In the minimum-only plan, a minimum ends with its debt. Without
 * round-ups, the forecast is the avalanche plan.
 */
export function payoffPlans(household: Household): PayoffPlans {
  const { debts, asOf, monthlyRoundUps } = household;
  const own = householdForecast(household);
  const { minimumOnly, plans } = compareStrategies({
    debts,
    asOf,
    extraMonthly: freedMinimums(debts),
  });
  const [avalanche, snowball] = plans.map(({ plan }) => plan);
  const withRoundUps = monthlyRoundUps > 0;
  return {
    lines: [
      payoffLine(withRoundUps ? 'Avalanche with round-ups' : 'Avalanche', own),
      ...(avalanche && withRoundUps ? [payoffLine('Avalanche', avalanche)] : []),
      ...(snowball ? [payoffLine('Snowball', snowball)] : []),
      payoffLine('Minimum only', minimumOnly),
    ],
    agreement: avalanche && snowball && agreementOf(debts, avalanche, snowball),
  };
}

/**
 * What the household pays each month in addition to its round-ups: the minimums of the first month.
 */
export function monthlyMinimums(household: Household): Cents {
  return subtractCents(householdForecast(household).monthlyPayment, household.monthlyRoundUps);
}

function agreementOf(
  all: readonly PlanDebt[],
  avalanche: PlanResult,
  snowball: PlanResult,
): string | undefined {
  const same =
    avalanche.outcome === snowball.outcome &&
    avalanche.months === snowball.months &&
    avalanche.interest === snowball.interest;
  if (!same) return undefined;
  const debts = all.filter(({ currentBalance }) => currentBalance > 0);
  if (debts.length < 2) return 'With one debt, Avalanche and Snowball are the same plan.';
  if (avalanche.outcome === 'never-amortises') {
    return 'Avalanche and Snowball give the same result: neither covers the interest.';
  }
  return smallestIsDearest(debts)
    ? 'Avalanche and Snowball give the same result: your smallest balance also has the highest rate.'
    : 'Avalanche and Snowball give the same result here: you have no extra money until the first debt is paid off, and then both send it to the same debt.';
}

/** Whether both plans start with the same debt at fixed rates. */
function smallestIsDearest(debts: readonly PlanDebt[]): boolean {
  const [first] = debts.toSorted((a, b) => a.currentBalance - b.currentBalance);
  return debts.every(
    (debt) =>
      debt.promotion === undefined &&
      (debt === first || (first !== undefined && debt.interestRate < first.interestRate)),
  );
}
