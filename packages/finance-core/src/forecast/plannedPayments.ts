import { nextDueDate } from '../debts/nextDueDate.ts';
import { promotionMonths, rateInMonth } from '../debts/payoff/promotionMonths.ts';
import { orderDebts } from '../debts/payoff/orderDebts.ts';
import type { PlanDebt, PlanResult } from '../debts/payoff/plan.ts';
import { subtractCents, sumCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import { addMonths, compareDays, onDayOfMonth, type CalendarDay } from '../time/index.ts';

/** What a plan pays on a debt on a day. */
export interface PlannedPayment {
  debtId: string;
  /** The month of the plan, 1 for the first. */
  month: number;
  /** `one-off` for the part of a one-off payment, on the day of that payment. */
  kind: 'monthly' | 'one-off';
  /** The day: that on which the debt is due, or that of the one-off payment. */
  dueOn: CalendarDay;
  payment: Cents;
  /** What was paid of it since the last due day, which is not in `payment`; absent without. */
  paidSinceDue?: Cents;
  /** Whether the round-ups of the month are a part of it: it is on the highest rate in force. */
  takesRoundUps: boolean;
}

type DueDebt = PlanDebt & { dueDate: number };

/**
 * The payments of a plan by day; those of one day keep the order of the list. The first payment of each
 * debt falls on its next due day, `asOf` included, and the others on the due days after it. A one-off
 * payment is made on its own day. Months without a payment are left out.
 *
 * @param debts with the day of the month each is due on.
 * @param count of how many months of the plan.
 * @throws RangeError when a due day is not 1 to 31.
 * @example plannedPayments(debts, plan, asOf, 12)
 */
export function plannedPayments(
  debts: readonly DueDebt[],
  plan: PlanResult,
  asOf: CalendarDay,
  count: number,
): PlannedPayment[] {
  return paymentsByDay(debts, plan, asOf, count).filter(({ payment }) => payment > 0);
}

/**
 * About how much of a payment comes from the round-ups of its month. Of the first payment that is less what
 * they have paid since the last due days.
 *
 * @param monthlyRoundUps those of a month in the plan; zero where it leaves them out.
 */
export function roundUpPart(
  { month, payment, takesRoundUps }: PlannedPayment,
  debts: readonly Pick<PlanDebt, 'roundUpsSinceDue'>[],
  monthlyRoundUps: Cents,
): Cents {
  if (!takesRoundUps) return ZERO_CENTS;
  const paid = month > 1 ? [] : debts.map(({ roundUpsSinceDue = ZERO_CENTS }) => roundUpsSinceDue);
  return Math.min(payment, Math.max(0, monthlyRoundUps - sumCents(paid))) as Cents;
}

/** The {@link plannedPayments} with those of which nothing is left to pay, since they were paid before. */
export function paymentsByDay(
  debts: readonly DueDebt[],
  plan: PlanResult,
  asOf: CalendarDay,
  count: number,
): PlannedPayment[] {
  const last = addMonths(asOf, count);
  return [
    ...monthlyPayments(debts, plan, asOf, count),
    ...oneOffPayments(debts, plan).filter(({ dueOn }) => dueOn <= last),
  ].toSorted((one, other) => compareDays(one.dueOn, other.dueOn));
}

function monthlyPayments(
  debts: readonly DueDebt[],
  plan: PlanResult,
  asOf: CalendarDay,
  count: number,
): PlannedPayment[] {
  const targets = roundUpTargets(debts, plan, asOf, count);
  return debts.flatMap(({ id, dueDate }) => {
    const first = nextDueDate(dueDate, asOf);
    const rows = plan.debts.find((debt) => debt.id === id)?.rows.slice(0, count) ?? [];
    return rows.flatMap((row): PlannedPayment[] => {
      const { month, paidSinceDue, oneOffs = [] } = row;
      const oneOff = sumCents(oneOffs.map(({ amount }) => amount));
      const payment = subtractCents(row.payment, oneOff);
      if (payment === 0 && paidSinceDue === undefined) return [];
      const dueOn = onDayOfMonth(addMonths(first, month - 1), dueDate);
      const takesRoundUps = targets[month - 1] === id;
      const planned = {
        debtId: id,
        month,
        kind: 'monthly' as const,
        dueOn,
        payment,
        takesRoundUps,
      };
      return [paidSinceDue === undefined ? planned : { ...planned, paidSinceDue }];
    });
  });
}

/** The one-off payments of a plan by day, on the debts that it pays with them. */
function oneOffPayments(debts: readonly DueDebt[], plan: PlanResult): PlannedPayment[] {
  return debts.flatMap(({ id: debtId }) => {
    const rows = plan.debts.find(({ id }) => id === debtId)?.rows ?? [];
    return rows.flatMap(({ month, oneOffs = [] }) =>
      oneOffs.map(({ on: dueOn, amount: payment }): PlannedPayment => {
        return { debtId, month, kind: 'one-off', dueOn, payment, takesRoundUps: false };
      }),
    );
  });
}

/** The debt of the highest rate in force that is owed in each month of a plan, which gets its round-ups. */
function roundUpTargets(
  debts: readonly PlanDebt[],
  plan: PlanResult,
  asOf: CalendarDay,
  count: number,
): (string | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const owed = debts
      .filter(({ id }) => plan.debts.find((debt) => debt.id === id)?.rows[index])
      .map((debt) => ({
        id: debt.id,
        currentBalance: debt.currentBalance,
        interestRate: rateInMonth(debt, promotionMonths(debt, asOf), index + 1),
      }));
    return orderDebts(owed, 'avalanche')[0]?.id;
  });
}
