import {
  comparePlans,
  freedMinimums,
  subtractCents,
  type Cents,
  type Household,
  type PlanDebt,
  type PlanResult,
} from '@dime-time/finance-core';
import { payoffLine, type PayoffLine } from '../../charts/index.ts';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';

/** The ways to pay the same debts, and what there is to say of them. */
export interface PayoffPlans {
  /** The household's forecast first. */
  lines: readonly PayoffLine[];
  /** Why avalanche and snowball come to the same; `undefined` where they do not. */
  agreement: string | undefined;
}

/**
 * Compares the household's forecast with the other ways to pay its debts.
 *
 * Avalanche and snowball pay what the minimums come to today, with those of debts that are paid off,
 * until all is gone; the minimums alone
 * fall away with each debt that closes. Where round-ups bring nothing the forecast is the avalanche.
 */
export function payoffPlans(household: Household): PayoffPlans {
  const { debts, asOf, monthlyRoundUps } = household;
  const own = householdForecast(household);
  const { minimumOnly, plans } = comparePlans({
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

/** What the household pays each month beside its round-ups: the minimums of the first month. */
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

/** Whether both orders begin with the same debt, at rates that stay. */
function smallestIsDearest(debts: readonly PlanDebt[]): boolean {
  const [first] = debts.toSorted((a, b) => a.currentBalance - b.currentBalance);
  return debts.every(
    (debt) =>
      debt.promotion === undefined &&
      (debt === first || (first !== undefined && debt.interestRate < first.interestRate)),
  );
}
