import { ZERO_CENTS } from '../../money/index.ts';
import { addDays, compareDays, type CalendarDay } from '../../time/index.ts';
import { paymentsUntil } from './paymentsUntil.ts';
import type { OneOffPayment, PlanDebt, PlanInput } from './plan.ts';

/** What is left of a one-off payment while a plan is followed. */
export interface OneOffPool extends Pick<OneOffPayment, 'on'> {
  left: number;
  /** In the month under way, the part that is reserved for debts whose payment of the month was before its day. */
  reserved: number;
  /** The last month in which a part was reserved; 0 for none. */
  reservedIn: number;
}

/** A one-off payment as a debt can take it. */
export interface OneOffOption {
  pool: OneOffPool;
  /** The month of the debt's first payment on or after its day. */
  from: number;
}

/**
 * The one-off payments of a plan, those of a day together and the earliest first.
 *
 * @throws RangeError when an amount, or the monthly extra, is negative.
 */
export function oneOffPools({ oneOffs = [], extraMonthly = ZERO_CENTS }: PlanInput): OneOffPool[] {
  for (const amount of [extraMonthly, ...oneOffs.map((oneOff) => oneOff.amount)]) {
    if (amount < 0) throw new RangeError(`A payment is not negative; got ${amount} cents.`);
  }
  const byDay = new Map<CalendarDay, number>();
  for (const { on, amount } of oneOffs) byDay.set(on, (byDay.get(on) ?? 0) + amount);
  return [...byDay]
    .toSorted(([one], [other]) => compareDays(one, other))
    .map(([on, left]) => ({ on, left, reserved: 0, reservedIn: 0 }));
}

/** The one-off payments as a debt can take them, in the same order. */
export function oneOffOptions(
  pools: readonly OneOffPool[],
  debt: PlanDebt,
  { asOf, paysToday }: Pick<PlanInput, 'asOf' | 'paysToday'>,
): OneOffOption[] {
  return pools.map((pool) => {
    // A one-off payment of today is part of a payment that is made today.
    const isLater = paysToday && pool.on > asOf ? 1 : 0;
    return { pool, from: paymentsUntil(debt, asOf, addDays(pool.on, -1)) + 1 + isLater };
  });
}
