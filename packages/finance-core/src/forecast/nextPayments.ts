import type { PlanDebt, PlanResult } from '../debts/payoff/plan.ts';
import { subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import { paymentsByDay, type PlannedPayment } from './plannedPayments.ts';
import type { PlanOverview } from './planOverview.ts';

/** What a plan pays on a debt the next time it is due, or at once on a day of the next month. */
export interface NextPayment extends PlannedPayment {
  /** The part that the lender asks for; none of a one-off payment. */
  minimum: Cents;
  /** The part on top. */
  extra: Cents;
  /** Minimums of earlier months that are due besides, as far as the debt is owed then; absent without. */
  pastDue?: Cents;
}

/** A debt of a list, with the day of the month it is due on. */
type DueDebt = PlanDebt & { dueDate: number; pastDue?: Cents | undefined };

/**
 * The first payments of a plan, by day; those of one day keep the order of the list. One that was paid
 * before its day is among them, with nothing left to pay.
 *
 * @param debts with the day of the month each is due on.
 */
export function nextPayments(
  debts: readonly DueDebt[],
  overview: Pick<PlanOverview, 'plan' | 'minimumOnly'>,
  asOf: CalendarDay,
): NextPayment[] {
  const planned = paymentsByDay(debts, overview.plan, asOf, 1);
  return planned.map((next) => {
    const { debtId, kind, payment } = next;
    const asked = kind === 'monthly' ? firstPayment(overview.minimumOnly, debtId, payment) : 0;
    const minimum = asked === 0 ? ZERO_CENTS : (Math.min(asked, payment) as Cents);
    const pastDue = pastDueBeside(next, debts);
    return {
      ...next,
      minimum,
      extra: subtractCents(payment, minimum),
      ...(pastDue > 0 && { pastDue }),
    };
  });
}

/**
 * What is past due on a debt besides its next payment, which may pay all that is owed; zero for the
 * payments after that one, and for one-off payments.
 *
 * @param debts with what is past due on each.
 */
export function pastDueBeside(
  { debtId, kind, month, payment }: PlannedPayment,
  debts: readonly Pick<DueDebt, 'id' | 'currentBalance' | 'pastDue'>[],
): Cents {
  const debt = debts.find(({ id }) => id === debtId);
  if (!debt?.pastDue || kind !== 'monthly' || month > 1) return ZERO_CENTS;
  return Math.max(0, Math.min(debt.pastDue, debt.currentBalance - payment)) as Cents;
}

/** What a plan pays on a debt in its first month; `otherwise` if that is nothing. */
function firstPayment({ debts }: PlanResult, id: string, otherwise: Cents): Cents {
  return debts.find((debt) => debt.id === id)?.rows[0]?.payment ?? otherwise;
}
