import type { DatedPayment } from '../debts/estimatedInterest.ts';
import type { OneOffPayment } from '../debts/payoff/plan.ts';
import { simulatePlan } from '../debts/payoff/simulatePlan.ts';
import type { Household, PlanChoices } from '../forecast/household.ts';
import { planInput } from '../forecast/planInput.ts';
import { addCents, sumCents, type Cents } from '../money/index.ts';
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
  /** The one-off payments of that day in the plan in force then, as far as there is a debt to pay. */
  planned: readonly Cents[];
}

export interface OneOffPartInput {
  payment: Pick<DebtPayment, 'debtId' | 'on' | 'amount' | 'fromRoundUps'>;
  /** The plan in force when it was made. */
  plan: PlanChoices;
  /** All payments on that day and after it, on all debts, without this one. */
  payments: readonly DebtPayment[];
  /** The household before this payment. */
  household: Pick<Household, 'debts' | 'monthlyRoundUps'>;
}

/**
 * The part of a payment that is a one-off payment of the plan: of a payment without round-ups, on the day
 * of a one-off payment, on a debt that the plan pays with it, up to what the plan asks for. It is worked out
 * once, when the payment is made, and recorded with it: what is changed later, a debt or the plan, does not
 * change what was paid.
 *
 * @throws RangeError as `simulatePlan`.
 */
export function oneOffPart(input: OneOffPartInput): OneOffPart | undefined {
  const { payment, plan, payments } = input;
  const { on, debtId } = payment;
  const amounts = plan.oneOffs.filter((one) => one.on === on).map(({ amount }) => amount);
  if (payment.fromRoundUps || amounts.length === 0) return undefined;
  const asked = askedOn(on, input);
  const share = totalOf(asked.filter((one) => one.debtId === debtId));
  const amount = Math.min(payment.amount, share) as Cents;
  if (amount <= 0) return undefined;
  const paid = paidWith(payments.filter((one) => one.on === on));
  // More than all that is owed cannot be paid.
  return { amount, planned: upTo(addCents(totalOf(asked), paid), amounts) };
}

/** What a plan asks for on a debt. */
interface Asked {
  debtId: string;
  amount: Cents;
}

/** What the plan still asks for as one-off payments of a day. */
function askedOn(day: CalendarDay, { plan, payments, household }: OneOffPartInput): Asked[] {
  const debts = household.debts.map((debt) => {
    const own = payments.filter(({ debtId }) => debtId === debt.id);
    const later = totalOf(own.filter(({ on }) => on > day));
    return {
      ...debt,
      currentBalance: addCents(debt.currentBalance, later),
      oneOffPaidToday: paidWith(own.filter(({ on }) => on === day)),
    };
  });
  const result = simulatePlan(planInput(plan, { ...household, debts, asOf: day }));
  return result.debts.flatMap(({ id: debtId, rows }) =>
    rows
      .flatMap(({ oneOffs = [] }) => oneOffs)
      .filter(({ on }) => on === day)
      .map(({ amount }) => ({ debtId, amount })),
  );
}

/** The amounts up to a sum, the first ones first. */
function upTo(sum: Cents, amounts: readonly Cents[]): Cents[] {
  let left: number = sum;
  return amounts.flatMap((amount) => {
    const used = Math.min(amount, left) as Cents;
    left -= used;
    return used > 0 ? [used] : [];
  });
}

/**
 * The parts of payments with which the one-off payments of a plan were made. One is made once they are at
 * least its amount; of several on a day, the largest first. While its day is not over, less than that is a
 * part of it; afterwards, it is a payment like any other.
 *
 * @param payments all of a household since a day, in any order; those of one instant in theirs.
 */
export function paidOneOffs(payments: readonly DebtPayment[], today: CalendarDay): DebtPayment[] {
  const parts = partsOf(payments);
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
  const parts = partsOf(payments);
  const days = new Set(oneOffs.map(({ on }) => on));
  return [...days]
    .filter((day) => day < today && madeWith(parts.filter(({ on }) => on === day)).isWhole)
    .toSorted(compareDays);
}

/** A payment of which something was a one-off payment. */
type PartPayment = DebtPayment & { oneOff: OneOffPart };

/** The payments of which something was a one-off payment, in the order in which they were made. */
function partsOf(payments: readonly DebtPayment[]): PartPayment[] {
  return payments
    .flatMap((payment) => (payment.oneOff ? [{ ...payment, oneOff: payment.oneOff }] : []))
    .toSorted((one, other) => epochMillis(one.at) - epochMillis(other.at));
}

/** What of the one-off payments of a day was made with parts of payments, and whether all were. */
function madeWith(parts: readonly PartPayment[]): { made: number; isWhole: boolean } {
  const found = parts.map(({ oneOff: { planned } }, index) => {
    const paid = paidWith(parts.slice(0, index + 1));
    const isWhole = paid >= sumCents(planned);
    return { made: isWhole ? paid : fullyPaid(planned, paid), isWhole };
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

function paidWith(payments: readonly DebtPayment[]): Cents {
  return sumCents(payments.flatMap(({ oneOff }) => oneOff?.amount ?? []));
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): Cents {
  return sumCents(payments.map(({ amount }) => amount));
}
