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
  /** The one-off payments of that day in the plan in force then. */
  planned: readonly Cents[];
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
  if (payment.fromRoundUps || planned.length === 0) return undefined;
  const wanted = sumCents(planned);
  const ofDay = payments.filter(({ on }) => on === payment.on);
  const owed = debts.map((debt) => owedBefore(debt, payments, payment.on));
  const share = sharesOf(plan, wanted, owed).get(payment.debtId) ?? 0;
  const ofDebt = ofDay.filter(({ debtId }) => debtId === payment.debtId);
  const left = Math.min(wanted - paidWith(ofDay), share - paidWith(ofDebt));
  const amount = Math.min(payment.amount, left) as Cents;
  return amount > 0 ? { amount, planned } : undefined;
}

/**
 * The parts of payments with which the one-off payments of a plan were made. One is made once they are at
 * least its amount; of several on a day, the largest first. While its day is not over, less than that is a
 * part of it; afterwards, it is a payment like any other.
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
    let left: number = day < today ? madeWith(ofDay).made : paidWith(ofDay);
    return ofDay.flatMap((part) => {
      const amount = Math.min(left, paidWith([part])) as Cents;
      left -= amount;
      return amount > 0 ? [{ ...part, amount }] : [];
    });
  });
}

/** The days before today on which all one-off payments were made, oldest first. */
export function paidOneOffDays(
  oneOffs: readonly Pick<OneOffPayment, 'on'>[],
  payments: readonly DebtPayment[],
  today: CalendarDay,
): CalendarDay[] {
  const days = new Set(oneOffs.map(({ on }) => on));
  return [...days]
    .filter((day) => day < today && madeWith(payments.filter(({ on }) => on === day)).isWhole)
    .toSorted(compareDays);
}

/** What of the one-off payments of a day was made with parts of payments, and whether all were. */
function madeWith(payments: readonly DebtPayment[]): { made: number; isWhole: boolean } {
  const found = payments.flatMap(({ oneOff }, index) => {
    if (!oneOff) return [];
    const paid = paidWith(payments.slice(0, index + 1));
    const made = fullyPaid(oneOff.planned, paid);
    return [{ made, isWhole: made === sumCents(oneOff.planned) }];
  });
  return {
    made: Math.max(0, ...found.map(({ made }) => made)),
    isWhole: found.some(({ isWhole }) => isWhole),
  };
}

/** The sum of the amounts that are paid in full, the largest first. */
function fullyPaid(amounts: readonly Cents[], paid: Cents): number {
  const left = amounts
    .toSorted((one, other) => other - one)
    .reduce((rest: number, amount) => (amount <= rest ? rest - amount : rest), paid);
  return paid - left;
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
function sharesOf(plan: OneOffPartInput['plan'], wanted: Cents, debts: readonly OwedDebt[]) {
  const { strategy, order, extraMonthly } = plan;
  const shares = new Map<string, number>();
  let left: number = wanted;
  for (const debt of orderDebts(debts, strategy === 'custom' ? order : strategy)) {
    const { id, currentBalance, minimumPayment } = debt;
    if (left <= 0 || currentBalance <= 0) continue;
    shares.set(id, left);
    // The round-ups of the month may be as much again as the minimum.
    left -= Math.max(0, currentBalance - 2 * minimumPayment - extraMonthly);
  }
  return shares;
}

/** The one-off payments of a plan on a day; a plan of the minimums only makes none. */
function plannedOn({ strategy, oneOffs }: OneOffPartInput['plan'], day: CalendarDay): Cents[] {
  if (strategy === 'minimum-only') return [];
  return oneOffs.filter(({ on }) => on === day).map(({ amount }) => amount);
}

function paidWith(payments: readonly DebtPayment[]): Cents {
  return sumCents(payments.flatMap(({ oneOff }) => oneOff?.amount ?? []));
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
