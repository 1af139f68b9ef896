import {
  addCents,
  addDays,
  calendarDayOf,
  epochMillis,
  quantity,
  splitCryptoShare,
  startOfDay,
  startOfWeek,
  ZERO_CENTS,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { CryptoPurchase, Debt, Payment, Transaction } from '@dime-time/finance-core/contract';

/** US dollars for one coin, the fixed rates of the specification. */
const COIN_RATES = { BTC: 95_000n, ETH: 3500n } as const;

export interface PastSweepsInput {
  /** In the order in which sweeps pay them. */
  readonly debts: readonly Debt[];
  /** Newest first. */
  readonly transactions: readonly Pick<Transaction, 'date' | 'roundUpAmount'>[];
  /** The share of each sweep that bought coins. */
  readonly cryptoPercentage: number;
  /** The present moment: no sweep is later. */
  readonly asOf: Instant;
  readonly timeZone: string;
}

/** A payment before its id is assigned. */
export type PastPayment = Omit<Payment, 'id'>;

export interface PastSweeps {
  /** Newest first. */
  readonly payments: readonly PastPayment[];
  /** Newest first; the newest is pending. */
  readonly coins: readonly CryptoPurchase[];
}

/**
 * Generates past weekly sweeps, each of the round-ups of its week, so that the applied and invested
 * amounts never exceed the collected ones. The first debt in order that was paid down far enough
 * receives each payment.
 */
export function pastSweeps(input: PastSweepsInput): PastSweeps {
  const room = input.debts.map(({ id, originalBalance, currentBalance }) => ({
    id,
    left: originalBalance - currentBalance,
  }));
  const payments: PastPayment[] = [];
  const coins: Omit<CryptoPurchase, 'id'>[] = [];
  for (const { at, amount } of sweptWeeks(input)) {
    const share = splitCryptoShare(amount, input.cryptoPercentage);
    if (share.crypto > 0) coins.push(coinPurchase(coins.length, share.crypto, at));
    const debt = room.find(({ left }) => left >= share.debt);
    if (!debt || share.debt === 0) continue;
    debt.left -= share.debt;
    payments.push({
      debtId: debt.id,
      amount: share.debt,
      date: at,
      source: 'roundup',
      isAutomatic: true,
    });
  }
  const numbered = coins.map((coin, index) => ({ id: `c_${coins.length - index}`, ...coin }));
  return { payments, coins: numbered };
}

interface SweptWeek {
  readonly at: Instant;
  readonly amount: Cents;
}

/** The round-ups collected in each past week, newest first. */
function* sweptWeeks({ transactions, asOf, timeZone }: PastSweepsInput): Iterable<SweptWeek> {
  const today = calendarDayOf(asOf, timeZone);
  const oldest = Math.min(...transactions.slice(-1).map(({ date }) => epochMillis(date)));
  let monday = startOfWeek(today);
  let ended = startOfDay(monday, timeZone);
  let next = transactions.findIndex(({ date }) => epochMillis(date) < ended);
  while (ended > oldest) {
    monday = addDays(monday, -7);
    const began = startOfDay(monday, timeZone);
    let amount = ZERO_CENTS;
    for (; next < transactions.length; next += 1) {
      const purchase = transactions[next];
      if (!purchase || epochMillis(purchase.date) < began) break;
      amount = addCents(amount, purchase.roundUpAmount);
    }
    if (amount > 0) yield { at: instantOf(ended), amount };
    ended = began;
  }
}

function coinPurchase(index: number, amountUsd: Cents, at: Instant): Omit<CryptoPurchase, 'id'> {
  const coin = index % 3 === 1 ? 'ETH' : 'BTC';
  return {
    cryptoSymbol: coin,
    amountUsd,
    cryptoAmount: quantity((BigInt(amountUsd) * 1_000_000n) / COIN_RATES[coin]),
    status: index === 0 ? 'pending' : 'completed',
    createdAt: at,
  };
}

function instantOf(millis: number): Instant {
  return `${new Date(millis).toISOString().slice(0, 19)}Z`;
}
