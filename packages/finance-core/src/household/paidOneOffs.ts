import type { DatedPayment } from '../debts/estimatedInterest.ts';
import { orderDebts } from '../debts/payoff/orderDebts.ts';
import type { OneOffPayment, PlanDebt } from '../debts/payoff/plan.ts';
import { rateOn } from '../debts/rateOn.ts';
import type { PlanChoices } from '../forecast/household.ts';
import type { CalendarDay } from '../time/index.ts';

/** A version of a payoff plan. It is in force from its day until that of the next version. */
export interface DatedPlan extends Pick<
  PlanChoices,
  'strategy' | 'order' | 'extraMonthly' | 'oneOffs'
> {
  since: CalendarDay;
}

/** A payment on a debt, and whether round-ups made it. */
export interface DebtPayment extends DatedPayment {
  debtId: string;
  /** @default false */
  isAutomatic?: boolean | undefined;
}

/** What the order of a plan needs of a debt. */
type OwedDebt = Pick<
  PlanDebt,
  'id' | 'currentBalance' | 'interestRate' | 'minimumPayment' | 'promotion'
>;

export interface PaidOneOffsInput {
  /**
   * The versions in force on the days of the payments, oldest first. Of several that were in force on
   * one day, the one that asks for most on it counts.
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
 * on the day of a one-off payment, on the debts that the plan pays with it. It is made once they are at
 * least its amount. While its day is not over, less than that is a part of it; afterwards, it is a payment
 * like any other.
 */
export function paidOneOffs(input: PaidOneOffsInput): DebtPayment[] {
  const { plans, debts, today } = input;
  const byHand = input.payments.filter(({ isAutomatic }) => !isAutomatic);
  return [...new Set(byHand.map(({ on }) => on))].flatMap((day) => {
    const plan = planOn(plans, day);
    if (!plan) return [];
    const owed = debts.map((debt) => owedBefore(debt, input.payments, day));
    const wanted = totalOf(oneOffsOn(plan, day));
    const targets = targetsOf(plan, wanted, owed);
    const own = targets.flatMap((id) =>
      byHand.filter(({ on, debtId }) => on === day && debtId === id),
    );
    return day < today && totalOf(own) < wanted ? [] : taken(own, wanted);
  });
}

/** A debt with what was owed before the payments of a day, at the rate of that day. */
function owedBefore(debt: OwedDebt, payments: readonly DebtPayment[], day: CalendarDay): OwedDebt {
  const since = payments.filter(({ on, debtId }) => debtId === debt.id && on >= day);
  const currentBalance = (debt.currentBalance + totalOf(since)) as OwedDebt['currentBalance'];
  return { ...debt, currentBalance, interestRate: rateOn(debt, day) };
}

/**
 * The debts that a plan pays with a one-off payment, in its order: the first that is owed and, as far as
 * it is paid off by its share and its monthly payment, the next.
 */
function targetsOf(plan: DatedPlan, wanted: number, debts: readonly OwedDebt[]): string[] {
  const { strategy, order, extraMonthly } = plan;
  const targets: string[] = [];
  let left = wanted;
  for (const debt of orderDebts(debts, strategy === 'custom' ? order : strategy)) {
    const { id, currentBalance, minimumPayment } = debt;
    if (left <= 0 || currentBalance <= 0) continue;
    targets.push(id);
    left -= Math.max(0, currentBalance - minimumPayment - extraMonthly);
  }
  return targets;
}

function taken(payments: readonly DebtPayment[], wanted: number): DebtPayment[] {
  let left = wanted;
  return payments.flatMap((payment) => {
    const amount = Math.min(payment.amount, left) as DebtPayment['amount'];
    left -= amount;
    return amount > 0 ? [{ ...payment, amount }] : [];
  });
}

/** Of the plans in force on a day, the one that asks for most on it as one-off payments, if any does. */
function planOn(plans: readonly DatedPlan[], day: CalendarDay): DatedPlan | undefined {
  const asking = plans.filter((plan, index) => {
    const next = plans[index + 1];
    const isInForce = plan.since <= day && (next === undefined || next.since >= day);
    // A plan of the minimums only makes no one-off payment.
    return isInForce && plan.strategy !== 'minimum-only' && totalOf(oneOffsOn(plan, day)) > 0;
  });
  const amountOf = (plan: DatedPlan) => totalOf(oneOffsOn(plan, day));
  return asking.toSorted((one, other) => amountOf(other) - amountOf(one))[0];
}

function oneOffsOn({ oneOffs }: DatedPlan, day: CalendarDay): OneOffPayment[] {
  return oneOffs.filter(({ on }) => on === day);
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
