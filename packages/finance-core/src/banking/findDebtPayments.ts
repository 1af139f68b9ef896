import { cents, type Cents } from '../money/index.ts';
import { addDays, calendarDay, daysBetween, type CalendarDay } from '../time/index.ts';
import { classifyBankRow } from './classifyBankRow.ts';
import { namesDebt, type NamedDebt } from './namesDebt.ts';
import type { DatedBankRow } from './purchaseFromBankRow.ts';

/** How far back payments are looked for. */
const DAYS_BACK = 60;
/** How many days may lie between one payment as two sources date it. */
const DAYS_APART = 5;

/** A debt that a row may be a payment on. */
export interface PayableDebt extends NamedDebt {
  id: string;
  /** The account of a linked bank that it is fed by. */
  bankAccountId?: string | undefined;
}

/** A recorded payment on a debt. */
interface DatedPayment {
  debtId: string;
  amount: Cents;
  date: CalendarDay;
}

/** What payments are looked for in. */
export interface DebtPaymentSearch {
  rows: readonly DatedBankRow[];
  debts: readonly PayableDebt[];
  /** Payments in the debts' histories: none of them is found once more. */
  payments: readonly DatedPayment[];
  today: CalendarDay;
}

/** A row of a bank that is a payment on a debt. */
export interface DebtPaymentRow extends DatedPayment {
  row: DatedBankRow;
  /** In the bank's words. */
  description: string;
}

/** Why money went out, where it may have gone to a debt. */
const PAYING = new Set<string>(['card-payment', 'loan-payment', 'transfer']);

/**
 * Finds the payments on debts in the rows of linked banks of the last sixty days, newest
 * first: what came in on the account of a debt itself, and what went out elsewhere to a debt that
 * the row names.
 *
 * One payment may stand in both accounts and in the debt's history: rows of the same amount within
 * five days of each other are one payment.
 */
export function findDebtPayments(search: DebtPaymentSearch): DebtPaymentRow[] {
  const { rows, debts, payments, today } = search;
  const first = addDays(today, -DAYS_BACK);
  const recent = rows.filter((row) => row.date >= first && row.date <= today);
  const received = recent.flatMap((row) => receivedBy(debts, row) ?? []);
  const sent = recent.flatMap((row) => sentTo(debts, row) ?? []);
  const newReceived = without(received, payments);
  const newSent = without(sent, [...received, ...without(payments, received)]);
  return [...newReceived, ...newSent].toSorted((a, b) => daysBetween(a.date, b.date));
}

/** Money that came in on the account of a debt; a refund of a shop is no payment. */
function receivedBy(debts: readonly PayableDebt[], row: DatedBankRow): DebtPaymentRow | undefined {
  const debt = debts.find(({ bankAccountId }) => bankAccountId === row.account_id);
  if (!debt || row.amount >= 0) return undefined;
  const amount = cents(-row.amount);
  return PAYING.has(classifyBankRow({ ...row, amount }).reason)
    ? paymentOf(row, debt, amount)
    : undefined;
}

function sentTo(debts: readonly PayableDebt[], row: DatedBankRow): DebtPaymentRow | undefined {
  if (!PAYING.has(classifyBankRow(row).reason)) return undefined;
  const text = `${row.name} ${row.merchant_name ?? ''}`;
  const named = debts
    .filter(({ bankAccountId }) => bankAccountId !== row.account_id)
    .map((debt) => ({ debt, score: namesDebt(text, debt) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = named;
  // An ambiguous row is left to the user.
  return best && best.score !== next?.score ? paymentOf(row, best.debt, row.amount) : undefined;
}

function paymentOf(row: DatedBankRow, debt: PayableDebt, amount: Cents): DebtPaymentRow {
  const description = row.merchant_name || row.name;
  return { row, debtId: debt.id, amount, date: calendarDay(row.date), description };
}

/** The payments that none of the others is, each of which is one. */
function without<T extends DatedPayment>(
  payments: readonly T[],
  others: readonly DatedPayment[],
): T[] {
  const left = [...others];
  return payments.filter((payment) => {
    const [nearest] = left
      .map((other, index) => ({ index, days: daysApart(payment, other) }))
      .filter(({ days }) => days <= DAYS_APART)
      .toSorted((a, b) => a.days - b.days);
    if (nearest) left.splice(nearest.index, 1);
    return !nearest;
  });
}

function daysApart(a: DatedPayment, b: DatedPayment): number {
  const isAlike = a.debtId === b.debtId && a.amount === b.amount;
  return isAlike ? Math.abs(daysBetween(a.date, b.date)) : Number.POSITIVE_INFINITY;
}
