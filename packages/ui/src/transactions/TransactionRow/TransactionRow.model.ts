import {
  calendarDayOf,
  formatDay,
  formatTime,
  ZERO_CENTS,
  type Cents,
} from '@dime-time/finance-core';
import type { Transaction } from '@dime-time/finance-core/contract';

/** A transaction as a list shows it. */
export interface TransactionRowModel {
  merchant: string;
  category: string;
  day: string;
  time: string;
  description: string | undefined;
  amount: Cents;
  roundUp: Cents;
  /** What a refund gave back of the round-ups; zero where it gave nothing back, and for a purchase. */
  returned: Cents;
}

/** Words a transaction for a reader in a time zone; blank names get a plain one. */
export function transactionRowModel(
  transaction: Transaction,
  timeZone: string,
): TransactionRowModel {
  return {
    merchant: transaction.merchant.trim() || 'Unknown merchant',
    category: transaction.category.trim() || 'Uncategorized',
    day: formatDay(calendarDayOf(transaction.date, timeZone)),
    time: formatTime(transaction.date, timeZone),
    description: transaction.description?.trim() || undefined,
    amount: transaction.amount,
    roundUp: transaction.roundUpAmount,
    returned: transaction.roundUpReturned ?? ZERO_CENTS,
  };
}

/** More than any shop is called; where ten thousand characters break takes a browser seconds to find. */
const LONGEST_THAT_WRAPS = 200;

/** Whether a merchant's name may go on in a second line, as a data attribute. */
export function wraps(merchant: string): true | undefined {
  return merchant.length <= LONGEST_THAT_WRAPS || undefined;
}
