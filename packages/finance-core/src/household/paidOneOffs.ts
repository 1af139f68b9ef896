import type { DatedPayment } from '../debts/estimatedInterest.ts';
import { orderDebts } from '../debts/payoff/orderDebts.ts';
import type { OneOffPayment, PlanDebt } from '../debts/payoff/plan.ts';
import { rateOn } from '../debts/rateOn.ts';
import type { PlanChoices } from '../forecast/household.ts';
import { epochMillis, type CalendarDay, type Instant } from '../time/index.ts';

/** A version of a payoff plan. It is in force until the next version. */
export interface DatedPlan extends Pick<
  PlanChoices,
  'strategy' | 'order' | 'extraMonthly' | 'oneOffs'
> {
  since: Instant;
}

/** A payment on a debt. */
export interface DebtPayment extends DatedPayment {
  debtId: string;
  at: Instant;
  /** Whether it was made with round-ups. */
  fromRoundUps: boolean;
}

/** What the order of a plan needs of a debt. */
type OwedDebt = Pick<
  PlanDebt,
  'id' | 'currentBalance' | 'interestRate' | 'minimumPayment' | 'promotion'
>;

export interface PaidOneOffsInput {
  /**
   * The versions in force when the payments were made, oldest first. Of several in force when payments of
   * one day were made, the one that asks for most on it counts.
   */
  plans: readonly DatedPlan[];
  /** Those of all debts. */
  payments: readonly DebtPayment[];
  /** All debts of the household, with what is owed today. */
  debts: readonly OwedDebt[];
  today: CalendarDay;
}

/**
 * The parts of payments with which the one-off payments of a plan were made: payments without round-ups,
 * on the day of a one-off payment, on the debts that the plan pays with it, each up to its share. It is
 * made once they are at least its amount. While its day is not over, less than that is a part of it;
 * afterwards, it is a payment like any other.
 */
export function paidOneOffs(input: PaidOneOffsInput): DebtPayment[] {
  const { plans, debts, today } = input;
  const byHand = input.payments.filter(({ fromRoundUps }) => !fromRoundUps);
  return [...new Set(byHand.map(({ on }) => on))].flatMap((day) => {
    const ofDay = byHand.filter(({ on }) => on === day);
    const plan = planOf(ofDay, plans, day);
    if (!plan) return [];
    const owed = debts.map((debt) => owedBefore(debt, input.payments, day));
    const wanted = totalOf(oneOffsOn(plan, day));
    const made = takenBy(sharesOf(plan, wanted, owed), wanted, ofDay);
    return day < today && totalOf(made) < wanted ? [] : made;
  });
}

/** A debt with what was owed before the payments of a day, at the rate of that day. */
function owedBefore(debt: OwedDebt, payments: readonly DebtPayment[], day: CalendarDay): OwedDebt {
  const since = payments.filter(({ on, debtId }) => debtId === debt.id && on >= day);
  const currentBalance = (debt.currentBalance + totalOf(since)) as OwedDebt['currentBalance'];
  return { ...debt, currentBalance, interestRate: rateOn(debt, day) };
}

/** A debt that a plan pays with a one-off payment, and the most that it gets of it. */
interface Share {
  id: string;
  most: number;
}

/**
 * The debts that a plan pays with a one-off payment, in its order: the first that is owed and, as far as
 * it may be paid off by its share and its monthly payment, the next.
 */
function sharesOf(plan: DatedPlan, wanted: number, debts: readonly OwedDebt[]): Share[] {
  const { strategy, order, extraMonthly } = plan;
  const shares: Share[] = [];
  let left = wanted;
  for (const debt of orderDebts(debts, strategy === 'custom' ? order : strategy)) {
    const { id, currentBalance, minimumPayment } = debt;
    if (left <= 0 || currentBalance <= 0) continue;
    shares.push({ id, most: left });
    // The round-ups of the month may be as much again as the minimum.
    left -= Math.max(0, currentBalance - 2 * minimumPayment - extraMonthly);
  }
  return shares;
}

function takenBy(
  shares: readonly Share[],
  wanted: number,
  payments: readonly DebtPayment[],
): DebtPayment[] {
  let left = wanted;
  return shares.flatMap(({ id, most }) => {
    let ofShare = most;
    return payments
      .filter(({ debtId }) => debtId === id)
      .map((payment) => {
        const amount = Math.min(payment.amount, ofShare, left) as DebtPayment['amount'];
        left -= amount;
        ofShare -= amount;
        return { ...payment, amount };
      })
      .filter(({ amount }) => amount > 0);
  });
}

/**
 * Of the plans that were in force when payments of a day were made, the one that asks for most on it as
 * one-off payments, if any does.
 */
function planOf(
  payments: readonly DebtPayment[],
  plans: readonly DatedPlan[],
  day: CalendarDay,
): DatedPlan | undefined {
  const inForce = payments.map(({ at }) =>
    plans.findLast(({ since }) => epochMillis(since) <= epochMillis(at)),
  );
  const amountOf = (plan: DatedPlan) => totalOf(oneOffsOn(plan, day));
  return inForce
    .filter((plan) => plan !== undefined)
    .filter((plan) => plan.strategy !== 'minimum-only' && amountOf(plan) > 0)
    .toSorted((one, other) => amountOf(other) - amountOf(one))[0];
}

function oneOffsOn({ oneOffs }: DatedPlan, day: CalendarDay): OneOffPayment[] {
  return oneOffs.filter(({ on }) => on === day);
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
