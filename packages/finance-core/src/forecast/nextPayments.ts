import { nextDueDate } from '../debts/nextDueDate.ts';
import type { PlanDebt, PlanResult } from '../debts/payoff/plan.ts';
import { subtractCents, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import type { PlanOverview } from './planOverview.ts';

/** What a plan pays on a debt the next time it is due. */
export interface NextPayment {
  debtId: string;
  dueOn: CalendarDay;
  payment: Cents;
  /** The part that the lender asks for. */
  minimum: Cents;
  /** The part on top. */
  extra: Cents;
}

/**
 * The first payments of a plan, by the day they are due; debts due on the same day keep the order of
 * the list.
 *
 * @param debts with the day of the month each is due on.
 */
export function nextPayments(
  debts: readonly (PlanDebt & { dueDate: number })[],
  { plan, minimumOnly }: Pick<PlanOverview, 'plan' | 'minimumOnly'>,
  asOf: CalendarDay,
): NextPayment[] {
  return debts
    .flatMap((debt) => {
      const payment = firstPayment(plan, debt.id);
      if (payment === undefined || payment === 0) return [];
      const asked = firstPayment(minimumOnly, debt.id) ?? payment;
      const minimum = Math.min(asked, payment) as Cents;
      const dueOn = nextDueDate(debt.dueDate, asOf);
      return [{ debtId: debt.id, dueOn, payment, minimum, extra: subtractCents(payment, minimum) }];
    })
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
}

function firstPayment({ debts }: PlanResult, id: string): Cents | undefined {
  return debts.find((debt) => debt.id === id)?.rows[0]?.payment;
}
