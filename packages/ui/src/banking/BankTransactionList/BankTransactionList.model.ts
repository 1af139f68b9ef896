import { calendarDayOf, type CalendarDay } from '@dime-time/finance-core';
import { reconcileBankRows } from '@dime-time/finance-core/bank';
import type { BankAccount, BankTransaction } from '@dime-time/finance-core/contract';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { accountTitle } from '../AccountCard/AccountCard.model.ts';
import { categoryName } from '../../categories/index.ts';
import type { AccountCardWords } from '../../words/subjects/banking/accountCard.ts';
import type { BankTransactionListWords } from '../../words/subjects/banking/bankTransactionList.ts';
import type { CategoriesWords } from '../../words/subjects/categories/categories.ts';

/** A bank row as a list shows it. */
export interface BankRowModel {
  merchant: string;
  category: string;
  day: CalendarDay;
  /** The name of its account; `undefined` if unknown. */
  account: string | undefined;
  /** The direction of the money. */
  direction: 'in' | 'out' | 'none';
  /** The amount with money in as positive, which is the opposite of the bank’s sign. */
  amount: Cents;
  pending: boolean;
}

/**
 * Returns the rows to show, newest first, each on its day in the reader’s time zone if its time and
 * the zone are known. A purchase then has the same day in every list.
 *
 * Duplicates are removed, and so are pending rows whose posted row is present. Rows of one day keep
 * the bank’s order.
 */
export function bankRowsToShow(
  rows: readonly BankTransaction[],
  timeZone?: string,
): BankTransaction[] {
  const standing = reconcileBankRows<BankTransaction>([], {
    added: rows,
    modified: [],
    removed: [],
  });
  return standing
    .map((row) => withLocalDay(row, timeZone))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

function withLocalDay(row: BankTransaction, timeZone: string | undefined): BankTransaction {
  if (row.datetime === undefined || timeZone === undefined) return row;
  return { ...row, date: calendarDayOf(row.datetime, timeZone) };
}

/** The React key of a row: an ID is unique only within its account. */
export function bankRowId({ account_id, transaction_id }: BankTransaction): string {
  return `${account_id}\n${transaction_id}`;
}

/** The names of accounts, by the account ID in each row. */
export function accountTitles(
  accounts: readonly BankAccount[],
  words: AccountCardWords,
): ReadonlyMap<string, string> {
  return new Map(accounts.map((account) => [account.accountId, accountTitle(account, words)]));
}

/** Prepares a row for display. The bank’s sign is reversed: there, money out is positive. */
export function bankRowModel(
  row: BankTransaction,
  titles: ReadonlyMap<string, string>,
  words: BankTransactionListWords,
  categories: CategoriesWords,
): BankRowModel {
  return {
    merchant: row.merchant_name?.trim() || row.name.trim() || words.unknownMerchant,
    category: categoryName(categoryOf(row), categories),
    day: row.date,
    account: titles.get(row.account_id),
    direction: row.amount > 0 ? 'out' : row.amount < 0 ? 'in' : 'none',
    // Avoids -0, which would be formatted with a sign.
    amount: cents(row.amount === 0 ? 0 : -row.amount),
    pending: row.pending === true,
  };
}

function categoryOf({ category, personal_finance_category }: BankTransaction): string {
  const general = category?.[0]?.trim();
  if (general) return general;
  // The newer taxonomy is in capitals: LOAN_PAYMENTS.
  const primary = personal_finance_category?.primary.replaceAll('_', ' ').trim().toLowerCase();
  return primary ? `${primary.charAt(0).toUpperCase()}${primary.slice(1)}` : '';
}
