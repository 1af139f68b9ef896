import {
  aprFromPercent,
  calendarDay,
  cents,
  centsFromNumber,
  type Apr,
  type CalendarDay,
  type Cents,
} from '@dime-time/finance-core';
import type { BankRecord } from '../../transactions/index.ts';
import type { BankLiability, ProviderAccount } from '../bankProvider.ts';
import type { PlaidAccount, PlaidLiabilities, PlaidTransaction } from './plaidShapes.ts';

/** The only supported currency, and the default where a bank reports none. */
const CURRENCY = 'USD';

export function readAccount(account: PlaidAccount): ProviderAccount {
  const { current, available } = account.balances;
  return {
    accountId: account.account_id,
    name: account.name,
    type: account.type,
    subtype: account.subtype ?? account.type,
    mask: account.mask ?? '',
    current: inDollars(account) ? toMoney(current) : null,
    available: inDollars(account) ? toMoney(available) : null,
  };
}

/** The transactions in dollars: round-ups are defined for cents only. */
export function readTransactions(rows: readonly PlaidTransaction[]): BankRecord[] {
  return rows.flatMap((row) => {
    const amount = toMoney(row.amount);
    if (amount === null || (row.iso_currency_code ?? CURRENCY) !== CURRENCY) return [];
    const { merchant_name, category, pending_transaction_id, personal_finance_category } = row;
    return {
      transaction_id: row.transaction_id,
      account_id: row.account_id,
      name: row.name,
      merchant_name,
      category,
      date: calendarDay(row.date),
      amount,
      pending: row.pending,
      pending_transaction_id: pending_transaction_id ?? undefined,
      personal_finance_category: personal_finance_category
        ? {
            primary: personal_finance_category.primary,
            detailed: personal_finance_category.detailed ?? undefined,
          }
        : undefined,
      ...toDatetime(row.datetime),
    };
  });
}

/** Liabilities of cards and student loans that have an interest rate. */
export function readLiabilities({ accounts, liabilities }: PlaidLiabilities): BankLiability[] {
  const owed = [
    ...(liabilities.credit ?? []).map((card) => ({
      ...card,
      percent: card.aprs?.find(({ apr_type }) => apr_type === 'purchase_apr')?.apr_percentage,
    })),
    ...(liabilities.student ?? []).map((loan) => ({
      ...loan,
      percent: loan.interest_rate_percentage,
    })),
  ];
  return owed.flatMap(({ account_id, percent, minimum_payment_amount, next_payment_due_date }) => {
    const account = accounts.find((known) => known.account_id === account_id);
    const apr = percent === undefined ? undefined : toApr(percent);
    const balance = account && inDollars(account) ? toMoney(account.balances.current) : null;
    if (!account || apr === undefined || balance === null) return [];
    return {
      accountId: account.account_id,
      name: account.name,
      mask: account.mask ?? '',
      // Negative after an overpayment.
      balance: cents(Math.max(0, balance)),
      apr,
      minimumPayment: cents(Math.max(0, toMoney(minimum_payment_amount) ?? 0)),
      nextDueDate: toCalendarDay(next_payment_due_date),
    };
  });
}

function inDollars({ balances }: PlaidAccount): boolean {
  return (balances.iso_currency_code ?? CURRENCY) === CURRENCY;
}

function toMoney(dollars: number | null): Cents | null {
  return dollars === null ? null : (centsFromNumber(dollars) ?? null);
}

/** Rounded to a thousandth of a percent, which is finer than any bank's rate. */
function toApr(percent: number): Apr | undefined {
  try {
    return aprFromPercent(Math.round(percent * 1000) / 1000);
  } catch {
    return undefined;
  }
}

function toCalendarDay(text: string | null): CalendarDay | null {
  try {
    return text === null ? null : calendarDay(text);
  } catch {
    return null;
  }
}

function toDatetime(text: string | null): { readonly datetime?: string } {
  const millis = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(millis) ? {} : { datetime: new Date(millis).toISOString() };
}
