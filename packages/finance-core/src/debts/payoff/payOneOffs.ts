import { APR_UNITS, sumCents, type Cents } from '../../money/index.ts';
import { divideBig } from '../../money/mulDiv.ts';
import { daysBetween } from '../../time/index.ts';
import { monthPart, owedBefore, paymentDay, type Account } from './account.ts';
import type { OneOffOption, OneOffPool } from './oneOffPools.ts';
import type { OneOffPayment, PlanInput } from './plan.ts';

/** Whether a one-off payment can be made in a month. */
export function hasOneOffs(queue: readonly Account[], month: number): boolean {
  return queue.some(({ oneOffs }) =>
    oneOffs.some((option) => isPayableIn(month, option) && option.pool.left > 0),
  );
}

/** Whether it is the month of a debt for a one-off payment, or the month after it with what was reserved for another. */
function isPayableIn(month: number, { pool, from }: OneOffOption): boolean {
  return from === month || (from === month - 1 && pool.reservedIn === from);
}

/**
 * Pays the one-off payments of a month, each on its day, on the debts in order. For a debt whose due day is
 * before that day, what it still owes then is reserved until its next month. What no debt can take is not used.
 *
 * @param queue with the payments of the due days, as planned without the one-off payments.
 */
export function payOneOffs(queue: readonly Account[], month: number, input: PlanInput): void {
  for (const { oneOffs } of queue) for (const { pool } of oneOffs) pool.reserved = 0;
  for (const account of queue) {
    const { oneOffs } = account;
    const now = oneOffs.filter((option) => isPayableIn(month, option)).map(({ pool }) => pool);
    const taken = takeOneOffs(now, payableBalance(account, month));
    if (taken.length > 0) {
      for (const { pool, amount } of taken) pool.left -= amount;
      account.oneOffsPaid = taken.map(({ pool: { on }, amount }) => ({ on, amount }));
      account.oneOffTotal = sumCents(taken.map(({ amount }) => amount));
      account.charge = interestWith(account.oneOffsPaid, account, month, input);
    }
    const later = oneOffs.filter(({ from }) => from > month).map(({ pool }) => pool);
    const owed = owedBefore(account, month) - account.planned;
    for (const { pool, amount } of takeOneOffs(later, owed)) {
      pool.reserved += amount;
      pool.reservedIn = month;
    }
  }
}

/** What can be paid before the due day of a month: not the interest that no statement has yet. */
function payableBalance({ balance, debt }: Account, month: number): number {
  return month === 1 ? balance - (debt.estimatedInterest ?? 0) : balance;
}

/** What is taken of one-off payments, the earliest first, up to an amount. */
function takeOneOffs(
  pools: readonly OneOffPool[],
  most: number,
): { pool: OneOffPool; amount: Cents }[] {
  let left = Math.max(0, most);
  return pools.flatMap((pool) => {
    const amount = Math.min(pool.left - pool.reserved, left) as Cents;
    left -= amount;
    return amount > 0 ? [{ pool, amount }] : [];
  });
}

/**
 * The interest of a month with one-off payments: `balance × APR ÷ 12 × days ÷ days of the month`, each
 * balance for its days, rounded half-up to the cent once.
 */
function interestWith(
  oneOffs: readonly OneOffPayment[],
  account: Account,
  month: number,
  input: PlanInput,
): Cents {
  const { balance, interestRate, debt } = account;
  const { days, of } = monthPart(account, month, input);
  const due = paymentDay(debt, month, input);
  const saved = oneOffs.map(({ on, amount }) => {
    const left = daysBetween(on < input.asOf ? input.asOf : on, due);
    return BigInt(amount) * BigInt(Math.min(days, Math.max(0, left)));
  });
  const balanceDays = saved.reduce((rest, each) => rest - each, BigInt(balance) * BigInt(days));
  const divisor = BigInt(12 * APR_UNITS * of);
  return divideBig(balanceDays * BigInt(interestRate), divisor, 'half-up') as Cents;
}
