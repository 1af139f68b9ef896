import { estimatedInterest } from '../debts/estimatedInterest.ts';
import { lastDueDate } from '../debts/lastDueDate.ts';
import { lastPaymentOn } from '../debts/payoff/lastPaymentOn.ts';
import { owedNow } from '../debts/payoff/owedNow.ts';
import { rateOn } from '../debts/promotionalApr.ts';
import { APR_UNITS, ZERO_CENTS, type Cents } from '../money/index.ts';
import { divideBig } from '../money/mulDiv.ts';
import { daysBetween, type CalendarDay } from '../time/index.ts';
import type { DebtPayment, StatedDebt } from './nextPayment.ts';

/** The payments of a plan that were due: the first day of the plan, and how many there were. */
export interface DuePayments {
  asOf: CalendarDay;
  count: number;
}

/**
 * The interest of a debt from the day of its balance until the due day of a plan’s last payment, as the
 * plan charges it: a twelfth of the yearly rate for a month, in equal parts for its days, rounded half-up
 * to the cent on each due day and added to what is owed. Until the first day of the plan it is the
 * estimate that the plan began with. So it is that of the plan where each payment was made on its day.
 *
 * @param payments those since the day of the balance, of all debts.
 * @returns zero without an estimate, since the balance of a bank has its interest.
 */
export function interestUntilDue(
  debt: StatedDebt,
  payments: readonly DebtPayment[],
  { asOf, count }: DuePayments,
): Cents {
  const { balanceAsOf: from, currentBalance } = debt;
  if (from === undefined || debt.estimatedInterest === undefined || owedNow(debt) === 0) {
    return ZERO_CENTS;
  }
  const own = payments.filter(({ debtId, on }) => debtId === debt.id && on > from);
  let interest: number = estimatedInterest(debt, own, asOf);
  for (let payment = 1; payment <= count; payment += 1) {
    const start = lastPaymentOn(debt, asOf, payment - 1);
    const due = lastPaymentOn(debt, asOf, payment);
    const first = from > start ? from : start;
    if (first >= due) continue;
    const owedUntil = (day: CalendarDay, amount: number) =>
      BigInt(amount) * BigInt(Math.max(0, daysBetween(first, day < due ? day : due)));
    const dayBalances = own.reduce(
      (sum, { on, amount }) => sum + owedUntil(on, amount),
      owedUntil(due, currentBalance + interest),
    );
    const monthStart =
      payment === 1 && debt.dueDate !== undefined ? lastDueDate(debt.dueDate, asOf) : start;
    const yearOfDays = BigInt(APR_UNITS * 12 * daysBetween(monthStart, due));
    interest += divideBig(dayBalances * BigInt(rateOn(debt, start)), yearOfDays, 'half-up');
  }
  return interest as Cents;
}

/**
 * The part of a debt's balance that is interest of the days between a day and a statement after it: of
 * each day's balance without it, and no more than statements have added. Zero where a bank reports the
 * balance, as it is not known when that has interest.
 */
export function interestAdded(
  day: CalendarDay,
  debt: StatedDebt,
  payments: readonly DebtPayment[],
): Cents {
  const { balanceAsOf, currentBalance, addedCharges = ZERO_CENTS } = debt;
  if (balanceAsOf === undefined || debt.estimatedInterest === undefined) return ZERO_CENTS;
  const own = payments.filter(({ debtId }) => debtId === debt.id);
  const interestOf = (balance: number) =>
    estimatedInterest(
      { ...debt, balanceAsOf: day, currentBalance: balance as Cents },
      own,
      balanceAsOf,
    );
  // Lenders charge interest on the balance before it was added.
  const interest = interestOf(currentBalance - interestOf(currentBalance));
  return Math.min(interest, addedCharges) as Cents;
}
