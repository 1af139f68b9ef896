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

/** The payments made on one debt, newest first whatever the order they came in. */
export function paymentHistory(
  payments: readonly Payment[],
  debtId: string,
  timeZone: string,
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
    })),
    total: sumCents(own.map((payment) => payment.amount)),
  };
}
