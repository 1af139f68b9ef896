import type { PlanDebt, PlanResult } from '../debts/payoff/plan.ts';
import { subtractCents, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import { plannedPayments } from './plannedPayments.ts';
import type { PlanOverview } from './planOverview.ts';

/** What a plan pays on a debt the next time it is due. */
export interface NextPayment {
  debtId: string;
  dueOn: CalendarDay;
  payment: Cents;
  /** The part that the lender asks for. */
  minimum: Cents;
  /** The part on top, without one-off payments. */
  extra: Cents;
  /** The part of one-off payments. */
  oneOff: Cents;
}

/**
 * The first payments of a plan, by the day they are due; debts due on the same day keep the order of
 * the list.
 *
 * @param debts with the day of the month each is due on.
 */
export function nextPayments(
  debts: readonly (PlanDebt & { dueDate: number })[],
  {
    plan,
    minimumOnly,
    firstMonth = plan,
  }: Pick<PlanOverview, 'plan' | 'minimumOnly' | 'firstMonth'>,
  asOf: CalendarDay,
): NextPayment[] {
  return plannedPayments(debts, plan, asOf, 1).map(({ debtId, dueOn, payment }) => {
    const asked = firstPayment(minimumOnly, debtId, payment);
    const minimum = Math.min(asked, payment) as Cents;
    const monthly = firstPayment(firstMonth, debtId, payment);
    return {
      debtId,
      dueOn,
      payment,
      minimum,
      extra: subtractCents(monthly, minimum),
      oneOff: subtractCents(payment, monthly),
    };
  });
}

/** What a plan pays on a debt in its first month; `otherwise` if that is nothing. */
function firstPayment({ debts }: PlanResult, id: string, otherwise: Cents): Cents {
  return debts.find((debt) => debt.id === id)?.rows[0]?.payment ?? otherwise;
}
