import { MOST_OWED } from '../debts/mostOwed.ts';
import type { DebtProgress } from '../debts/percentPaid.ts';
import type { Cents } from '../money/index.ts';

/**
 * The original balance of a debt whose current balance turned out to be wrong. It moves by as much as
 * the balance, so that what was paid off, or how far the debt has grown, stays: a mistake is no payment.
 *
 * @param balance what is owed in truth.
 * @returns from nothing to the largest amount of a debt.
 * @example correctedOriginalBalance({ originalBalance: cents(9000), currentBalance: cents(8000) }, cents(5000)) // 6000
 */
export function correctedOriginalBalance(
  { originalBalance, currentBalance }: DebtProgress,
  balance: Cents,
): Cents {
  const moved = originalBalance + balance - currentBalance;
  return Math.min(Math.max(moved, 0), MOST_OWED) as Cents;
}
