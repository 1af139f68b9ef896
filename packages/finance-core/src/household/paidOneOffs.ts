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
  /** The versions in force when the payments were made, oldest first. */
  plans: readonly DatedPlan[];
  /** Those of all debts. */
  payments: readonly DebtPayment[];
  /** All debts of the household, with what is owed today. */
  debts: readonly OwedDebt[];
  today: CalendarDay;
}

/**
 * The parts of payments with which the one-off payments of a plan were made: payments without round-ups,
 * on the day of a one-off payment, on the debts that the plan in force at that moment pays with it, each
 * up to its share. It is made once they are at least its amount, whatever the plan is changed to after
 * that. While its day is not over, less than that is a part of it; afterwards, it is a payment like any
 * other.
 */
export function paidOneOffs(input: PaidOneOffsInput): DebtPayment[] {
  const { plans, debts, today } = input;
  const byHand = input.payments
    .filter(({ fromRoundUps }) => !fromRoundUps)
    .toSorted((one, other) => epochMillis(one.at) - epochMillis(other.at));
  const days = new Set(plans.flatMap(({ oneOffs }) => oneOffs.map(({ on }) => on)));
  return [...days].flatMap((day) => {
    const ofDay = byHand.filter(({ on }) => on === day);
    if (ofDay.length === 0) return [];
    const owed = debts.map((debt) => owedBefore(debt, input.payments, day));
    const { parts, made } = partsOf(ofDay, plans, owed);
    return day < today ? parts.slice(0, made) : parts;
  });
}

/** The parts of the payments of a day, and how many of them made a one-off payment in full. */
function partsOf(
  payments: readonly DebtPayment[],
  plans: readonly DatedPlan[],
  debts: readonly OwedDebt[],
) {
  const parts: DebtPayment[] = [];
  let made = 0;
  for (const payment of payments) {
    const plan = planOf(payment, plans);
    const wanted = plan ? wantedOn(plan, payment.on) : 0;
    if (!plan || wanted === 0) continue;
    const share = sharesOf(plan, wanted, debts).get(payment.debtId) ?? 0;
    const onDebt = parts.filter(({ debtId }) => debtId === payment.debtId);
    const left = Math.min(wanted - totalOf(parts), share - totalOf(onDebt));
    const amount = Math.min(payment.amount, left) as DebtPayment['amount'];
    if (amount <= 0) continue;
    parts.push({ ...payment, amount });
    if (totalOf(parts) >= wanted) made = parts.length;
  }
  return { parts, made };
}

/**
 * The plan in force when a payment was made. Of one that was saved in the same millisecond and the one
 * before it, that which asks for more.
 */
function planOf({ at, on }: DebtPayment, plans: readonly DatedPlan[]): DatedPlan | undefined {
  const inForce = plans.filter(({ since }, index) => {
    const next = plans[index + 1];
    return (
      epochMillis(since) <= epochMillis(at) &&
      (next === undefined || epochMillis(next.since) >= epochMillis(at))
    );
  });
  return inForce.toSorted((one, other) => wantedOn(other, on) - wantedOn(one, on))[0];
}

/** A debt with what was owed before the payments of a day, at the rate of that day. */
function owedBefore(debt: OwedDebt, payments: readonly DebtPayment[], day: CalendarDay): OwedDebt {
  const since = payments.filter(({ on, debtId }) => debtId === debt.id && on >= day);
  const currentBalance = (debt.currentBalance + totalOf(since)) as OwedDebt['currentBalance'];
  return { ...debt, currentBalance, interestRate: rateOn(debt, day) };
}

/**
 * The most that a plan pays with a one-off payment, by the id of the debt, in its order: the first that is
 * owed and, as far as it may be paid off by its share and its monthly payment, the next.
 */
function sharesOf(plan: DatedPlan, wanted: number, debts: readonly OwedDebt[]) {
  const { strategy, order, extraMonthly } = plan;
  const shares = new Map<string, number>();
  let left = wanted;
  for (const debt of orderDebts(debts, strategy === 'custom' ? order : strategy)) {
    const { id, currentBalance, minimumPayment } = debt;
    if (left <= 0 || currentBalance <= 0) continue;
    shares.set(id, left);
    // The round-ups of the month may be as much again as the minimum.
    left -= Math.max(0, currentBalance - 2 * minimumPayment - extraMonthly);
  }
  return shares;
}

/** What a plan pays on a day as one-off payments; a plan of the minimums only makes none. */
function wantedOn({ strategy, oneOffs }: DatedPlan, day: CalendarDay): number {
  return strategy === 'minimum-only' ? 0 : totalOf(oneOffs.filter(({ on }) => on === day));
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
