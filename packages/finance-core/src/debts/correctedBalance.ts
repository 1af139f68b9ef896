import type { BalanceReason } from './balanceReasons.ts';
import type { DatedPayment } from './estimatedInterest.ts';
import { cents, subtractCents, sumCents, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';

/** What is owed by a statement, and how much more that is than was known. */
export interface CorrectedBalance {
  balance: Cents;
  /** Negative where less is owed. */
  more: Cents;
}

/**
 * What is owed by a statement: its balance at the end of its day, less the payments after that day,
 * and nothing where more was paid.
 *
 * @param statement.on the day of the statement, in the household's zone.
 * @param known what is owed as far as is known, and the payments on the debt.
 * @example correctedBalance({ amount: cents(205000), on }, { currentBalance: cents(187655), payments })
 * // after $123.45 paid since: { balance: 192655, more: 5000 }
 */
export function correctedBalance(
  { amount, on }: { amount: Cents; on: CalendarDay },
  { currentBalance, payments }: { currentBalance: Cents; payments: readonly DatedPayment[] },
): CorrectedBalance {
  const since = payments.filter((payment) => payment.on > on);
  const paid = sumCents(since.map((payment) => payment.amount));
  const balance = cents(Math.max(0, amount - paid));
  return { balance, more: subtractCents(balance, currentBalance) };
}

/**
 * Whether a reason explains a change of a balance: interest, fees and purchases only raise one.
 *
 * @param more how much more is owed; negative where less is owed.
 */
export function reasonFits(reason: BalanceReason, more: Cents): boolean {
  return more >= 0 || reason === 'correction';
}
