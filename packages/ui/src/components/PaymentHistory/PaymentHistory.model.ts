import {
  calendarDayOf,
  formatDay,
  formatTime,
  sumCents,
  type Cents,
} from '@dime-time/finance-core';
import type { Payment } from '@dime-time/finance-core/contract';

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
}

/** How a payment was made, in words. */
export const PAYMENT_SOURCE_LABELS: Readonly<Record<Payment['source'], string>> = {
  manual: 'Payment',
  accelerated: 'Boost',
  roundup: 'Round-ups',
};

/**
 * The payments made on one debt, newest first whatever the order they came in.
 *
 * @param undoable the ids of the payments that can still be taken back.
 */
export function paymentHistory(
  payments: readonly Payment[],
  debtId: string,
  timeZone: string,
  undoable: ReadonlySet<string> = new Set(),
): PaymentHistoryModel {
  const own = payments
    .filter((payment) => payment.debtId === debtId)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  return {
    rows: own.map((payment) => ({
      id: payment.id,
      day: formatDay(calendarDayOf(payment.date, timeZone)),
      time: formatTime(payment.date, timeZone),
      source: PAYMENT_SOURCE_LABELS[payment.source],
      amount: payment.amount,
      canBeUndone: undoable.has(payment.id),
    })),
    total: sumCents(own.map((payment) => payment.amount)),
  };
}
