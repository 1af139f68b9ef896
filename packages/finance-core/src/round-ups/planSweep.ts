import { splitCryptoShare } from '../crypto/splitCryptoShare.ts';
import { byRateOn, type PromotedDebt } from '../debts/promotionalApr.ts';
import { subtractCents, ZERO_CENTS, type Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';

/** A debt as far as a sweep needs it. */
export interface SweepDebt extends PromotedDebt {
  id: string;
}

export interface SweepInput {
  /** The round-ups that have been collected. */
  amount: Cents;
  debts: readonly SweepDebt[];
  /** The day of the sweep, whose promotional rates count. */
  today: CalendarDay;
  /**
   * The share that is invested, 0 to 100 percent.
   * @default 0
   */
  cryptoPercentage?: number;
  /**
   * What has to be collected before anything moves, one of the specification's thresholds; a weekly
   * sweep has none.
   * @default 0
   */
  threshold?: Cents;
}

export interface SweepPlan {
  /** Invested. */
  crypto: Cents;
  /** Paid, the debt of the highest rate in force first; each above zero. */
  payments: { debtId: string; amount: Cents }[];
  /** Stays in the balance: what is below the threshold, or more than all debts. */
  left: Cents;
}

/**
 * Says where collected round-ups go: first the crypto share, then the debt with the highest rate
 * in force, then, once that one is paid off, the next.
 *
 * `crypto + payments + left = amount`, to the cent. The crypto share rounds down, so a cent that
 * cannot be split goes to the debts. Of equal rates the larger balance comes first.
 *
 * @throws RangeError when the percentage is not a whole number from 0 to 100.
 * @example planSweep({ amount: cents(2500), debts, today, cryptoPercentage: 25 })
 * // { crypto: 625, payments: [{ debtId: 'd_1', amount: 1875 }], left: 0 }
 */
export function planSweep(input: SweepInput): SweepPlan {
  const { amount, debts, today, cryptoPercentage = 0, threshold = ZERO_CENTS } = input;
  if (amount < threshold) return { crypto: ZERO_CENTS, payments: [], left: amount };
  const share = splitCryptoShare(amount, cryptoPercentage);
  const payments: SweepPlan['payments'] = [];
  let left = share.debt;
  const owed = debts.filter((one) => one.currentBalance > 0);
  for (const debt of byRateOn(owed, today)) {
    if (left === 0) break;
    const paid = Math.min(left, debt.currentBalance) as Cents;
    payments.push({ debtId: debt.id, amount: paid });
    left = subtractCents(left, paid);
  }
  return { crypto: share.crypto, payments, left };
}
