import {
  compareStrategies,
  forecastInput,
  freedMinimums,
  subtractCents,
  ZERO_CENTS,
  type Cents,
  type Household,
  type PlanDebt,
  type PlanResult,
} from '@dime-time/finance-core';
import { payoffLine, type PayoffLine } from '../../charts/index.ts';
import { householdForecast } from '../PayoffEstimate/householdForecast.ts';
import type { PayoffPlansWords } from '../../words/subjects/debts/payoffPlans.ts';

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
export function payoffPlans(household: Household, words: PayoffPlansWords): PayoffPlans {
  const { debts, asOf, plan } = household;
  const monthlyRoundUps = countedRoundUps(household);
  const own = householdForecast(household);
  // With a saved plan, the others have the same money; without one, the minimums.
  const money = plan ? forecastInput(household) : { extraMonthly: freedMinimums(debts) };
  const { minimumOnly, plans } = compareStrategies({ ...money, debts, asOf });
  const [avalanche, snowball] = plans.map((compared) => compared.plan);
  const withRoundUps = monthlyRoundUps > 0;
  return {
    lines: [
      payoffLine(ownName(), own),
      ...(avalanche && (plan || withRoundUps) ? [payoffLine(words.avalanche, avalanche)] : []),
      ...(snowball ? [payoffLine(words.snowball, snowball)] : []),
      payoffLine(words.minimumOnly, minimumOnly),
    ],
    agreement: avalanche && snowball && agreementOf(debts, avalanche, snowball, words),
  };

  function ownName() {
    if (plan) return words.yourPlan;
    return withRoundUps ? words.avalancheWithRoundUps : words.avalanche;
  }
}

/** The round-ups that the household’s plan counts. */
function countedRoundUps({ plan, monthlyRoundUps }: Household): Cents {
  return plan?.includeRoundUps === false ? ZERO_CENTS : monthlyRoundUps;
}

/**
 * What the household pays each month in addition to its round-ups: the minimums of the first month.
 */
export function monthlyMinimums(household: Household): Cents {
  return subtractCents(householdForecast(household).monthlyPayment, countedRoundUps(household));
}

function agreementOf(
  all: readonly PlanDebt[],
  avalanche: PlanResult,
  snowball: PlanResult,
  words: PayoffPlansWords,
): string | undefined {
  const same =
    avalanche.outcome === snowball.outcome &&
    avalanche.months === snowball.months &&
    avalanche.interest === snowball.interest;
  if (!same) return undefined;
  const debts = all.filter(({ currentBalance }) => currentBalance > 0);
  if (debts.length < 2) return words.oneDebt;
  if (avalanche.outcome === 'never-amortises') return words.sameNever;
  return smallestIsDearest(debts) ? words.sameOrder : words.sameTarget;
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
