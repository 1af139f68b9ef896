import { PAYMENT_SOURCE_LABELS } from '../../internal/paymentSourceLabels.ts';
import {
  calendarDayOf,
  cents,
  formatDay,
  formatTime,
  sumCents,
  type Cents,
} from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';

interface PaymentHistoryRow {
  id: string;
  day: string;
  time: string;
  source: string;
  amount: Cents;
  /** Whether it can still be taken back. */
  canBeUndone: boolean;
}

export interface PaymentHistoryModel {
  /** Newest first. */
  rows: readonly PaymentHistoryRow[];
  total: Cents;
  /** What else the debt has gone down by: paid before the first of them, or to the lender itself. */
  elsewhere: Cents;
}

/** What the sum of a list is held against. */
type HistoryDebt = Pick<Debt, 'id' | 'originalBalance' | 'currentBalance'>;

/**
 * The payments made on one debt, newest first whatever the order they came in.
 *
 * @param undoable the ids of the payments that can still be taken back.
 */
export function paymentHistory(
  payments: readonly Payment[],
  debt: HistoryDebt,
  timeZone: string,
  undoable: ReadonlySet<string> = new Set(),
): PaymentHistoryModel {
  const own = payments
    .filter((payment) => payment.debtId === debt.id)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const total = sumCents(own.map((payment) => payment.amount));
  const elsewhere = debt.originalBalance - debt.currentBalance - total;
  return {
    rows: own.map((payment) => ({
      id: payment.id,
      day: formatDay(calendarDayOf(payment.date, timeZone)),
      time: formatTime(payment.date, timeZone),
      source: PAYMENT_SOURCE_LABELS[payment.source],
      amount: payment.amount,
      canBeUndone: undoable.has(payment.id),
    })),
    total,
    elsewhere: cents(Math.max(elsewhere, 0)),
  };
}
