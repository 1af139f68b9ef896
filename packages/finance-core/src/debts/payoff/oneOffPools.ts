import { ZERO_CENTS } from '../../money/index.ts';
import { addDays, compareDays } from '../../time/index.ts';
import { paymentsUntil } from './paymentsUntil.ts';
import type { PlanDebt, PlanInput } from './plan.ts';

/** What is left of a one-off payment while a plan is followed. */
export interface OneOffPool {
  left: number;
  /**
   * For each debt of the plan, the month of its first payment on or after the day: the first one that the
   * money can be a part of.
   */
  from: readonly number[];
  /** The month in which a debt that comes first waits for it; 0 for none yet. */
  heldIn: number;
}

/**
 * The one-off payments of a plan, the earliest first.
 *
 * @throws RangeError when an amount, or the monthly extra, is negative.
 */
export function oneOffPools({
  debts,
  asOf,
  oneOffs = [],
  paysToday,
  extraMonthly = ZERO_CENTS,
}: PlanInput): OneOffPool[] {
  for (const amount of [extraMonthly, ...oneOffs.map((oneOff) => oneOff.amount)]) {
    if (amount < 0) throw new RangeError(`A payment is not negative; got ${amount} cents.`);
  }
  return oneOffs
    .toSorted((one, other) => compareDays(one.on, other.on))
    .map(({ on, amount }) => {
      // A one-off payment of today is part of a payment that is made today.
      const isLater = paysToday && on > asOf ? 1 : 0;
      const monthOf = (debt: PlanDebt) => paymentsUntil(debt, asOf, addDays(on, -1)) + 1 + isLater;
      return { left: amount, from: debts.map(monthOf), heldIn: 0 };
    });
}

/**
 * Takes one-off money for a debt, in a month in which the debts before it have taken theirs. A debt whose
 * payment of the month is before the day of the money holds it until its next one.
 *
 * @param owed what the debt can still take.
 * @param index its place in the plan's list of debts.
 * @returns what it takes.
 */
export function takeOneOffs(
  pools: readonly OneOffPool[],
  owed: number,
  index: number,
  month: number,
): number {
  let taken = 0;
  for (const pool of pools) {
    if (taken === owed) break;
    if (pool.heldIn === month) continue;
    if ((pool.from[index] ?? 1) > month) {
      pool.heldIn = month;
      continue;
    }
    const share = Math.min(pool.left, owed - taken);
    pool.left -= share;
    taken += share;
  }
  return taken;
}
