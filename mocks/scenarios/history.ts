import { addDays, addMonths, calendarDayOf, type Instant } from '@dime-time/finance-core';
import type { Debt, Payment, TokenReward, Transaction } from '@dime-time/finance-core/contract';
import { rewardEarned, type RewardEvent } from '@dime-time/finance-core/household';
import type { PastPayment } from './pastSweeps.ts';

const MONTHS_PAID = 6;
const LOGINS = 14;
const ROUND_UPS_REWARDED = 40;

/** Half a year of minimum payments and the sweeps, newest first. */
export function pastPayments(
  debts: readonly Debt[],
  sweeps: readonly PastPayment[],
  asOf: Instant,
): Payment[] {
  const today = calendarDayOf(asOf, 'UTC');
  const minimums = debts
    .flatMap((debt) =>
      Array.from({ length: MONTHS_PAID }, (_, month) => ({
        debtId: debt.id,
        amount: debt.minimumPayment,
        day: `${addMonths(today, -month).slice(0, 8)}${String(Math.min(debt.dueDate, 28)).padStart(2, '0')}`,
      })),
    )
    .filter(({ day }) => day < today)
    .map(({ day, ...payment }): PastPayment => {
      return { ...payment, date: `${day}T09:30:00Z`, source: 'manual' };
    });
  return [...minimums, ...sweeps]
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((payment, index) => ({ id: `p_past_${index + 1}`, ...payment }));
}

/** The rewards of past payments, round-ups and logins, newest first. */
export function pastRewards(
  payments: readonly Payment[],
  transactions: readonly Transaction[],
  asOf: Instant,
): TokenReward[] {
  const today = calendarDayOf(asOf, 'UTC');
  const events: { event: RewardEvent; at: Instant }[] = [
    ...payments.map(({ amount, date }) => ({
      event: { action: 'debt_payment', amount } as const,
      at: date,
    })),
    ...transactions
      .filter(({ roundUpAmount }) => roundUpAmount > 0)
      .slice(0, ROUND_UPS_REWARDED)
      .map(({ date }) => ({ event: { action: 'round_up' } as const, at: date })),
    ...Array.from({ length: LOGINS }, (_, day) => ({
      event: { action: 'daily_login' } as const,
      at: `${addDays(today, -day - 1)}T08:00:00Z`,
    })),
    { event: { action: 'milestone' }, at: `${addDays(today, -33)}T09:30:00Z` },
  ];
  return events
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ event, at }, index) => ({
      id: `r_past_${index + 1}`,
      action: event.action,
      amount: rewardEarned(event),
      createdAt: at,
    }));
}
