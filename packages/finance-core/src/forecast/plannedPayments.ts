import { nextDueDate } from '../debts/nextDueDate.ts';
import { promotionMonths, rateInMonth } from '../debts/payoff/debtTermsNow.ts';
import { orderDebts } from '../debts/payoff/orderDebts.ts';
import type { PlanDebt, PlanResult } from '../debts/payoff/plan.ts';
import type { Cents } from '../money/index.ts';
import { addMonths, onDayOfMonth, type CalendarDay } from '../time/index.ts';

/** What a plan pays on a debt on a day it is due. */
export interface PlannedPayment {
  debtId: string;
  /** The month of the plan, 1 for the first. */
  month: number;
  dueOn: CalendarDay;
  payment: Cents;
  /** Whether the round-ups of the month are a part of it: it is on the highest rate in force. */
  takesRoundUps: boolean;
}

/**
 * The payments of a plan by the day they are due; debts due on the same day keep the order of the
 * list. The first payment of each debt falls on its next due day, `asOf` included, and the others on
 * the due days after it. Months without a payment are left out.
 *
 * @param debts with the day of the month each is due on.
 * @param count of how many months of the plan.
 * @throws RangeError when a due day is not 1 to 31.
 * @example plannedPayments(debts, plan, asOf, 12)
 */
export function plannedPayments(
  debts: readonly (PlanDebt & { dueDate: number })[],
  plan: PlanResult,
  asOf: CalendarDay,
  count: number,
): PlannedPayment[] {
  const targets = roundUpTargets(debts, plan, asOf, count);
  return debts
    .flatMap(({ id, dueDate }) => {
      const first = nextDueDate(dueDate, asOf);
      const rows = plan.debts.find((debt) => debt.id === id)?.rows.slice(0, count) ?? [];
      return rows.flatMap(({ month, payment }) => {
        if (payment === 0) return [];
        const dueOn = onDayOfMonth(addMonths(first, month - 1), dueDate);
        const takesRoundUps = targets[month - 1] === id;
        return [{ debtId: id, month, dueOn, payment, takesRoundUps }];
      });
    })
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
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
