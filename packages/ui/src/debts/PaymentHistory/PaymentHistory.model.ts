import { calendarDayOf, paidElsewhere, sumCents, type Cents } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import type { Formats } from '../../words/index.ts';
import type { PaymentHistoryWords } from '../../words/subjects/debts/paymentHistory.ts';

interface PaymentHistoryRow {
  id: string;
  /** Its day, with the time if a person made it: round-ups are applied at the start of a day. */
  when: string;
  source: string;
  amount: Cents;
  /** Whether it can still be undone. */
  canBeUndone: boolean;
}

export interface PaymentHistoryModel {
  /** Newest first. */
  rows: readonly PaymentHistoryRow[];
  total: Cents;
  /** What was paid off besides: before the first of them, or directly to the lender. */
  elsewhere: Cents;
}

/** The debt’s figures that the sum is compared with. */
type HistoryDebt = Pick<Debt, 'id' | 'originalBalance' | 'currentBalance' | 'addedCharges'>;

/**
 * Returns the payments on one debt, newest first.
 *
 * @param undoable the IDs of the payments that can still be undone.
 */
export function paymentHistory(
  payments: readonly Payment[],
  debt: HistoryDebt,
  timeZone: string,
  words: PaymentHistoryWords,
  formats: Formats,
  undoable: ReadonlySet<string> = new Set(),
): PaymentHistoryModel {
  const own = payments
    .filter((payment) => payment.debtId === debt.id)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const total = sumCents(own.map((payment) => payment.amount));
  return {
    rows: own.map((payment) => ({
      id: payment.id,
      when: whenText(payment),
      source: words[payment.source],
      amount: payment.amount,
      canBeUndone: undoable.has(payment.id),
    })),
    total,
    elsewhere: paidElsewhere(debt, total),
  };

  function whenText({ source, date }: Payment): string {
    const day = formats.day(calendarDayOf(date, timeZone));
    return source === 'roundup' ? day : `${day} · ${formats.time(date, timeZone)}`;
  }
}
