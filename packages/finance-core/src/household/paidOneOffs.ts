import type { DatedPayment } from '../debts/estimatedInterest.ts';
import { orderDebts } from '../debts/payoff/orderDebts.ts';
import type { OneOffPayment, PlanDebt } from '../debts/payoff/plan.ts';
import { rateOn } from '../debts/rateOn.ts';
import type { PlanChoices } from '../forecast/household.ts';
import { sumCents, type Cents } from '../money/index.ts';
import { compareDays, epochMillis, type CalendarDay, type Instant } from '../time/index.ts';

/** A payment on a debt. */
export interface DebtPayment extends DatedPayment {
  debtId: string;
  at: Instant;
  /** Whether it was made with round-ups. */
  fromRoundUps: boolean;
  /** What of it was a one-off payment of the plan: see `oneOffPart`. */
  oneOff?: OneOffPart | undefined;
}

/** The part of a payment with which a one-off payment of the plan was made. */
export interface OneOffPart {
  amount: Cents;
  /** What the plan in force then paid on that day as one-off payments. */
  planned: Cents;
}

/** What the order of a plan needs of a debt. */
type OwedDebt = Pick<
  PlanDebt,
  'id' | 'currentBalance' | 'interestRate' | 'minimumPayment' | 'promotion'
>;

export interface OneOffPartInput {
  payment: Pick<DebtPayment, 'debtId' | 'on' | 'amount' | 'fromRoundUps'>;
  /** The plan in force when it was made. */
  plan: Pick<PlanChoices, 'strategy' | 'order' | 'extraMonthly' | 'oneOffs'>;
  /** All on that day and after it, on all debts, this one included. */
  payments: readonly DebtPayment[];
  /** All debts of the household, with what is owed after them. */
  debts: readonly OwedDebt[];
}

/**
 * The part of a payment that is a one-off payment of the plan: of a payment without round-ups, on the day
 * of a one-off payment, on a debt that the plan pays with it, up to its share and what is left of it. It
 * is worked out once, when the payment is made, and recorded with it: what is changed later, a debt or the
 * plan, does not change what was paid.
 */
export function oneOffPart(input: OneOffPartInput): OneOffPart | undefined {
  const { payment, plan, payments, debts } = input;
  const planned = plannedOn(plan, payment.on);
  if (payment.fromRoundUps || planned === 0) return undefined;
  const ofDay = payments.filter(({ on }) => on === payment.on);
  const owed = debts.map((debt) => owedBefore(debt, payments, payment.on));
  const share = sharesOf(plan, planned, owed).get(payment.debtId) ?? 0;
  const ofDebt = ofDay.filter(({ debtId }) => debtId === payment.debtId);
  const left = Math.min(planned - paidWith(ofDay), share - paidWith(ofDebt));
  const amount = Math.min(payment.amount, left) as Cents;
  return amount > 0 ? { amount, planned } : undefined;
}

/**
 * The parts of payments with which the one-off payments of a plan were made. One is made once they are at
 * least its amount. While its day is not over, less than that is a part of it; afterwards, it is a payment
 * like any other.
 *
 * @param payments all of a household since a day, in any order.
 */
export function paidOneOffs(payments: readonly DebtPayment[], today: CalendarDay): DebtPayment[] {
  const parts = payments
    .filter(({ oneOff }) => oneOff !== undefined)
    .toSorted((one, other) => epochMillis(one.at) - epochMillis(other.at));
  const days = new Set(parts.map(({ on }) => on));
  return [...days].flatMap((day) => {
    const ofDay = parts.filter(({ on }) => on === day);
    const counted = day < today ? ofDay.slice(0, countOfMade(ofDay)) : ofDay;
    return counted.map((part) => ({ ...part, amount: part.oneOff?.amount ?? part.amount }));
  });
}

/** The days before today on which one-off payments were made, oldest first. */
export function paidOneOffDays(
  oneOffs: readonly Pick<OneOffPayment, 'on'>[],
  payments: readonly DebtPayment[],
  today: CalendarDay,
): CalendarDay[] {
  const paid = new Set(paidOneOffs(payments, today).map(({ on }) => on));
  const days = new Set(oneOffs.map(({ on }) => on));
  return [...days].filter((day) => day < today && paid.has(day)).toSorted(compareDays);
}

/** How many of the parts of a day made a one-off payment in full. */
function countOfMade(parts: readonly DebtPayment[]): number {
  const isMade = ({ oneOff }: DebtPayment, index: number) =>
    paidWith(parts.slice(0, index + 1)) >= (oneOff?.planned ?? Infinity);
  return parts.findLastIndex(isMade) + 1;
}

/** A debt with what was owed before the payments of a day, at the rate of that day. */
function owedBefore(debt: OwedDebt, payments: readonly DebtPayment[], day: CalendarDay): OwedDebt {
  const since = payments.filter(({ on, debtId }) => debtId === debt.id && on >= day);
  const currentBalance = (debt.currentBalance + totalOf(since)) as Cents;
  return { ...debt, currentBalance, interestRate: rateOn(debt, day) };
}

/**
 * The most that a plan pays with a one-off payment, by the id of the debt, in its order: the first that is
 * owed and, as far as it may be paid off by its share and its monthly payment, the next.
 */
function sharesOf(plan: OneOffPartInput['plan'], planned: Cents, debts: readonly OwedDebt[]) {
  const { strategy, order, extraMonthly } = plan;
  const shares = new Map<string, number>();
  let left: number = planned;
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
function plannedOn({ strategy, oneOffs }: OneOffPartInput['plan'], day: CalendarDay): Cents {
  return totalOf(strategy === 'minimum-only' ? [] : oneOffs.filter(({ on }) => on === day));
}

function paidWith(payments: readonly DebtPayment[]): Cents {
  return sumCents(payments.flatMap(({ oneOff }) => oneOff?.amount ?? []));
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
