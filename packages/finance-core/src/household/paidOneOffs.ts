import type { DatedPayment } from '../debts/estimatedInterest.ts';
import type { OneOffPayment } from '../debts/payoff/plan.ts';
import type { PlanChoices } from '../forecast/household.ts';
import type { CalendarDay } from '../time/index.ts';

/** A version of a payoff plan. It is in force from its day until that of the next version. */
export interface DatedPlan extends Pick<PlanChoices, 'strategy' | 'oneOffs'> {
  since: CalendarDay;
}

/** A payment on a debt, and whether round-ups made it. */
export interface DebtPayment extends DatedPayment {
  debtId: string;
  /** @default false */
  isAutomatic?: boolean | undefined;
}

/**
 * The parts of payments with which the one-off payments of a plan were made. One is made once what was
 * paid on its day, without round-ups, is at least its amount; the largest payments of the day are the
 * ones it was made with.
 *
 * @param plans the versions in force on the days of the payments, oldest first. Of several that were in
 *   force on one day, the one that asks for most on it counts.
 * @param payments those of all debts.
 */
export function paidOneOffs(
  plans: readonly DatedPlan[],
  payments: readonly DebtPayment[],
): DebtPayment[] {
  const byHand = payments.filter(({ isAutomatic }) => !isAutomatic);
  return [...new Set(byHand.map(({ on }) => on))].flatMap((day) => {
    const own = byHand.filter(({ on }) => on === day);
    const planned = plannedOn(plans, day);
    if (totalOf(own) < planned) return [];
    return taken(own, planned);
  });
}

function taken(payments: readonly DebtPayment[], planned: number): DebtPayment[] {
  let left = planned;
  return payments
    .toSorted((one, other) => other.amount - one.amount)
    .flatMap((payment) => {
      const amount = Math.min(payment.amount, left) as DebtPayment['amount'];
      left -= amount;
      return amount > 0 ? [{ ...payment, amount }] : [];
    });
}

/** What a plan that was in force on a day asks for on it, as one-off payments. */
function plannedOn(plans: readonly DatedPlan[], day: CalendarDay): number {
  const inForce = plans.filter(({ since, strategy }, index) => {
    const next = plans[index + 1];
    const isCurrent = since <= day && (next === undefined || next.since >= day);
    // It makes no one-off payment.
    return isCurrent && strategy !== 'minimum-only';
  });
  const sums = inForce.map(({ oneOffs }) => totalOf(oneOffs.filter(({ on }) => on === day)));
  return Math.max(0, ...sums);
}

function totalOf(payments: readonly Pick<OneOffPayment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
