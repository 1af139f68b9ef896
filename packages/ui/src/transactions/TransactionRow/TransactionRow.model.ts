import { calendarDayOf, ZERO_CENTS, type Cents } from '@dime-time/finance-core';
import type { Transaction } from '@dime-time/finance-core/contract';
import { categoryName } from '../../categories/index.ts';
import type { Formats } from '../../words/index.ts';
import type { CategoriesWords } from '../../words/subjects/categories/categories.ts';
import type { TransactionRowWords } from '../../words/subjects/transactions/transactionRow.ts';

/** A transaction as a list shows it. */
export interface TransactionRowModel {
  merchant: string;
  category: string;
  day: string;
  time: string;
  description: string | undefined;
  amount: Cents;
  roundUp: Cents;
  /** The round-up that a refund canceled; zero if none, and for a purchase. */
  returned: Cents;
}

/** Prepares a transaction for display in a time zone; a blank name gets a generic one. */
export function transactionRowModel(
  transaction: Transaction,
  timeZone: string,
  words: TransactionRowWords,
  categories: CategoriesWords,
  formats: Formats,
): TransactionRowModel {
  return {
    merchant: transaction.merchant.trim() || words.unknownMerchant,
    category: categoryName(transaction.category, categories),
    day: formats.day(calendarDayOf(transaction.date, timeZone)),
    time: formats.time(transaction.date, timeZone),
    description: transaction.description?.trim() || undefined,
    amount: transaction.amount,
    roundUp: transaction.roundUpAmount,
    returned: transaction.roundUpReturned ?? ZERO_CENTS,
  };
}

/** Longer than any real name; a browser takes seconds to wrap ten thousand characters. */
const LONGEST_THAT_WRAPS = 200;

/** Whether a merchant’s name may wrap to a second line, as a data attribute. */
export function wraps(merchant: string): true | undefined {
  return merchant.length <= LONGEST_THAT_WRAPS || undefined;
}
