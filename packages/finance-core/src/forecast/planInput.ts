import { addCents, subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { OneOffPayment, PayoffStrategy, PlanInput, PlanResult } from '../debts/payoff/plan.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import { addMonths, type CalendarDay } from '../time/index.ts';
import { monthEndBalances } from './balancesByMonth.ts';
import { freedMinimums, freedMinimumsPaid } from './freedMinimums.ts';
import type { Household, PlanChoices } from './household.ts';
import { oneOffsPaid } from './oneOffsPaid.ts';

/** What a plan promises. */
export interface PlanForecast {
  /** The day of the balances; payment k falls k months after it. */
  asOf: CalendarDay;
  monthlyPayment: Cents;
  /** The interest until the end of the plan. */
  interest: Cents;
  /** `null` where the plan never ends. */
  debtFreeDate: CalendarDay | null;
  /**
   * What is owed in all, with estimated interest: the first on `asOf`, the next after each payment, and
   * each after the one-off payments until then.
   */
  balances: Cents[];
  /** What is owed in all at the end of each calendar month, that of `asOf` first, until nothing is owed. */
  monthEnds: Cents[];
}

/** The input of a plan, with the amounts of the household. */
export type HouseholdPlanInput = PlanInput & Required<Pick<PlanInput, 'extraMonthly' | 'oneOffs'>>;

/** The most payments whose balances a {@link planForecast} lists where the plan never ends. */
const MOST_ENDLESS_PAYMENTS = 600;

/**
 * The plan of a household, ready for `simulatePlan`. The default plan gives the result of `forecast`.
 *
 * Round-ups go to the highest rate, as sweeps do, whatever the strategy.
 *
 * On top of the minimums each month pays the chosen extra, the round-ups where the plan includes
 * them, and the minimums of debts that are paid off. `minimum-only` takes nothing but the round-ups,
 * which sweeps pay whatever the plan: its extra and its one-off payments are kept, not counted.
 * One-off payments before `asOf`, and what was paid today with those of today, are over and left out.
 *
 * @param household its debts, and what their round-ups bring a month.
 * @throws RangeError when the monthly amounts add up past `MAX_CENTS`.
 * @example simulatePlan(planInput(plan, { debts, monthlyRoundUps, asOf })).debtFreeDate
 */
export function planInput(plan: PlanChoices, household: Household): HouseholdPlanInput {
  const { debts, monthlyRoundUps, asOf } = household;
  const roundUps = plan.includeRoundUps ? monthlyRoundUps : ZERO_CENTS;
  const takesExtra = plan.strategy !== 'minimum-only';
  const extra = takesExtra ? addCents(plan.extraMonthly, freedMinimums(debts)) : ZERO_CENTS;
  return {
    debts,
    asOf,
    strategy: payoffStrategy(plan),
    extraMonthly: addCents(extra, roundUps),
    extraPaid: takesExtra ? freedMinimumsPaid(debts) : ZERO_CENTS,
    roundUps,
    oneOffs: takesExtra ? oneOffsLeft(plan.oneOffs, household) : [],
  };
}

function oneOffsLeft(oneOffs: readonly OneOffPayment[], household: Household) {
  return oneOffsPaid(oneOffs, household)
    .map(({ paid, ...oneOff }) => ({ ...oneOff, amount: subtractCents(oneOff.amount, paid) }))
    .filter(({ on, amount }) => on >= household.asOf && amount > 0);
}

/**
 * What a plan promises on the day of the balances.
 *
 * @returns the interest of the whole plan. Where nothing is owed it ends on `asOf`, without a payment.
 *   Where it never ends, the balances of at most 600 payments, and the interest of as many months as
 *   `simulatePlan` follows it.
 * @throws RangeError as `simulatePlan`.
 * @example planForecast(plan, { debts, monthlyRoundUps, asOf }).debtFreeDate // '2029-04-19'
 */
export function planForecast(plan: PlanChoices, household: Household): PlanForecast {
  const input = planInput(plan, household);
  const result = simulatePlan(input);
  return {
    asOf: household.asOf,
    monthlyPayment: result.monthlyPayment,
    interest: result.interest,
    debtFreeDate: result.debtFreeDate ?? null,
    balances: totalBalances(input, result),
    monthEnds: monthEndBalances(result).slice(0, MOST_ENDLESS_PAYMENTS),
  };
}

/** What is owed in all at the end of the first day, then after each payment. */
function totalBalances({ debts, asOf }: HouseholdPlanInput, result: PlanResult): Cents[] {
  const followed = Math.max(0, ...result.debts.map(({ rows }) => rows.length));
  const payments = result.months ?? Math.min(followed, MOST_ENDLESS_PAYMENTS);
  const oneOffs = result.debts.flatMap(({ rows }) =>
    rows.flatMap(({ month, oneOffs: parts = [] }) => parts.map((part) => ({ ...part, month }))),
  );
  // Money of a day after a due day is a part of the next payment, and is paid before it.
  const paidBefore = (payment: number, day: CalendarDay) =>
    sumCents(
      oneOffs.filter(({ month, on }) => month > payment && on <= day).map(({ amount }) => amount),
    );
  const after = Array.from({ length: payments }, (_, index) => {
    const balances = result.debts.flatMap(({ rows }) => rows[index]?.balance ?? []);
    const paid = paidBefore(index + 1, addMonths(asOf, index + 1));
    return subtractCents(sumCents(balances), paid);
  });
  return [subtractCents(sumCents(debts.map(owedNow)), paidBefore(0, asOf)), ...after];
}

function payoffStrategy({ strategy, order }: PlanChoices): PayoffStrategy {
  return strategy === 'custom' ? order : strategy;
}
