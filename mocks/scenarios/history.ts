import {
  addDays,
  addMonths,
  calendarDayOf,
  cents,
  quantity,
  rewardFor,
  type Instant,
  type RewardEvent,
} from '@dime-time/finance-core';
import type {
  CryptoPurchase,
  Debt,
  Payment,
  TokenReward,
  Transaction,
} from '@dime-time/finance-core/contract';
import type { Random } from '@dime-time/finance-core/sandbox';

/** US dollars for one coin, the fixed rates of the specification. */
const COIN_RATES = { BTC: 95_000n, ETH: 3500n } as const;

const MONTHS_PAID = 6;
const WEEKS_SWEPT = 10;
const COIN_PURCHASES = 9;
const LOGINS = 14;
const ROUND_UPS_REWARDED = 40;

/** Half a year of minimum payments and ten weeks of round-up sweeps, newest first. */
export function pastPayments(debts: readonly Debt[], asOf: Instant, random: Random): Payment[] {
  const today = calendarDayOf(asOf, 'UTC');
  const minimums = debts.flatMap((debt) =>
    Array.from({ length: MONTHS_PAID }, (_, month) => ({
      debtId: debt.id,
      amount: debt.minimumPayment,
      day: `${addMonths(today, -month).slice(0, 8)}${String(Math.min(debt.dueDate, 28)).padStart(2, '0')}`,
      source: 'manual' as const,
    })),
  );
  const sweeps = Array.from({ length: WEEKS_SWEPT }, (_, week) => ({
    debtId: debts[1]?.id ?? '',
    amount: cents(random.int(650, 1450)),
    day: addDays(today, -7 * week - 2),
    source: 'roundup' as const,
  }));
  return [...minimums, ...sweeps]
    .filter(({ day }) => day < today)
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ debtId, amount, day, source }, index) => ({
      id: `p_past_${index + 1}`,
      debtId,
      amount,
      date: `${day}T09:30:00Z`,
      source,
    }));
}

/** A coin purchase a week, newest first; the newest has not gone through yet. */
export function pastCryptoPurchases(asOf: Instant, random: Random): CryptoPurchase[] {
  const today = calendarDayOf(asOf, 'UTC');
  return Array.from({ length: COIN_PURCHASES }, (_, week) => {
    const coin = week % 3 === 1 ? 'ETH' : 'BTC';
    const amountUsd = cents(random.int(500, 2000));
    return {
      id: `c_${COIN_PURCHASES - week}`,
      cryptoSymbol: coin,
      amountUsd,
      cryptoAmount: quantity((BigInt(amountUsd) * 1_000_000n) / COIN_RATES[coin]),
      status: week === 0 ? 'pending' : 'completed',
      createdAt: `${addDays(today, -7 * week - 1)}T15:00:00Z`,
    };
  });
}

/** What the past has earned, newest first. */
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
      amount: rewardFor(event),
      createdAt: at,
    }));
}
