import { MOST_OWED } from '../debt/mostOwed.ts';
import type { DebtProgress } from '../debt/percentPaid.ts';
import { addCents, type Cents } from '../money/index.ts';

/**
 * The original balance of a debt whose current balance turned out to be wrong: what was paid off
 * stays what it was, since a mistake is no payment. The original moves by as much as the balance; one
 * that the debt has grown above stays, unless less is owed now.
 *
 * @param balance what is owed in truth.
 * @returns at most the largest amount of a debt.
 * @example correctedOriginalBalance({ originalBalance: cents(9000), currentBalance: cents(8000) }, cents(5000)) // 6000
 */
export function correctedOriginalBalance(
  { originalBalance, currentBalance }: DebtProgress,
  balance: Cents,
): Cents {
  const paid = originalBalance - currentBalance;
  if (paid < 0) return Math.min(originalBalance, balance) as Cents;
  return Math.min(addCents(balance, paid as Cents), MOST_OWED) as Cents;
}
