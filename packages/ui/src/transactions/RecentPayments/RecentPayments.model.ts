import { calendarDayOf, type Cents } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import type { Formats } from '../../words/index.ts';
import type { RecentPaymentsWords } from '../../words/subjects/transactions/recentPayments.ts';

export interface RecentPayment {
  id: string;
  /** The name of its debt; `undefined` if the debt is not in the list. */
  debtName: string;
  source: string;
  day: string;
  amount: Cents;
}

/** Returns the newest payments with the names of their debts. */
export function recentPayments(
  payments: readonly Payment[],
  debts: readonly Pick<Debt, 'id' | 'name'>[],
  timeZone: string,
  limit: number,
  words: RecentPaymentsWords,
  formats: Formats,
): RecentPayment[] {
  const names = new Map(debts.map((debt) => [debt.id, debt.name]));
  return payments
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, limit)
    .map((payment) => ({
      id: payment.id,
      debtName: names.get(payment.debtId) ?? words.formerDebt,
      source: words[payment.source],
      day: formats.day(calendarDayOf(payment.date, timeZone)),
      amount: payment.amount,
    }));
}
