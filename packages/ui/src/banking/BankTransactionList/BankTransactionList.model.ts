import { calendarDayOf, type CalendarDay } from '@dime-time/finance-core';
import { reconcileBankRows } from '@dime-time/finance-core/bank';
import {
  UNCATEGORIZED,
  type BankAccount,
  type BankTransaction,
} from '@dime-time/finance-core/contract';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { accountTitle } from '../AccountCard/AccountCard.model.ts';

/** A row of a bank as a list shows it. */
export interface BankRowModel {
  merchant: string;
  category: string;
  day: CalendarDay;
  /** The account it is of; undefined where that is not known. */
  account: string | undefined;
  /** Which way the money went. */
  direction: 'in' | 'out' | 'none';
  /** The amount as people write it: money in is positive, unlike at the bank. */
  amount: Cents;
  pending: boolean;
}

/**
 * The rows to show, newest first, each on the day of its moment in the reader's zone where both are
 * known: a purchase then has the same day wherever it is listed.
 *
 * A row that came twice stands once, and one that was pending goes when its posted row is there.
 * Rows of one day keep the bank's order.
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
    .map((row) => onDayOf(row, timeZone))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

function onDayOf(row: BankTransaction, timeZone: string | undefined): BankTransaction {
  if (row.datetime === undefined || timeZone === undefined) return row;
  return { ...row, date: calendarDayOf(row.datetime, timeZone) };
}

/** What names a row in a list: an id is unique within its account only. */
export function bankRowId({ account_id, transaction_id }: BankTransaction): string {
  return `${account_id}\n${transaction_id}`;
}

/** The names of accounts, by the id that rows carry. */
export function accountTitles(accounts: readonly BankAccount[]): ReadonlyMap<string, string> {
  return new Map(accounts.map((account) => [account.accountId, accountTitle(account)]));
}

/** Words a row; the bank counts money out as positive, people as negative. */
export function bankRowModel(
  row: BankTransaction,
  titles: ReadonlyMap<string, string>,
): BankRowModel {
  return {
    merchant: row.merchant_name?.trim() || row.name.trim() || 'Unknown merchant',
    category: categoryOf(row),
    day: row.date,
    account: titles.get(row.account_id),
    direction: row.amount > 0 ? 'out' : row.amount < 0 ? 'in' : 'none',
    // Not -0, which would be written with a sign.
    amount: cents(row.amount === 0 ? 0 : -row.amount),
    pending: row.pending === true,
  };
}

function categoryOf({ category, personal_finance_category }: BankTransaction): string {
  const general = category?.[0]?.trim();
  if (general) return general;
  // The newer taxonomy is in capitals: LOAN_PAYMENTS.
  const words = personal_finance_category?.primary.replaceAll('_', ' ').trim().toLowerCase();
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : UNCATEGORIZED;
}
