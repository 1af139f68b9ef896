import { APR_UNITS, sumCents, type Cents } from '../../money/index.ts';
import { divideBig } from '../../money/mulDiv.ts';
import { daysBetween } from '../../time/index.ts';
import { monthPart, owedBefore, paymentDay, type Account } from './account.ts';
import type { PlanInput } from './plan.ts';

/** Whether a one-off payment can be made in a month. */
export function hasOneOffs(queue: readonly Account[], month: number): boolean {
  return queue.some(({ oneOffs }) =>
    oneOffs.some(({ pool, from }) => from <= month && pool.left > 0),
  );
}

/**
 * Pays the one-off payments of a month, each on its day, on the debts in order. A debt whose due day is
 * before that day, and that still owes after its payment, holds the money until its next month, and so do
 * those behind it.
 *
 * @param queue with the payments of the due days, as planned without the one-off payments.
 */
export function payOneOffs(queue: readonly Account[], month: number, input: PlanInput): void {
  for (const account of queue) {
    const owesAfter = account.planned < owedBefore(account, month);
    for (const { pool, from } of account.oneOffs) {
      if (from > month && owesAfter) pool.heldIn = month;
    }
    if (account.oneOffs.some(({ pool, from }) => isFree(pool, from, month))) {
      payOn(account, month, input);
    }
  }
}

function isFree({ left, heldIn }: { left: number; heldIn: number }, from: number, month: number) {
  return left > 0 && heldIn !== month && from <= month;
}

/**
 * Pays a debt what is left of the one-off payments, up to what is owed with the interest until their day.
 * The interest of the month is `balance × APR ÷ 12 × days ÷ days of the month`, each balance for its days,
 * rounded half-up to the cent once.
 */
function payOn(account: Account, month: number, input: PlanInput): void {
  const { balance, interestRate } = account;
  const due = paymentDay(account.debt, month, input);
  const { days, of } = monthPart(account, month, input);
  let bearing: number = balance;
  let balanceDays = 0n;
  let daysLeft = days;
  const accrueUntil = (left: number) => {
    balanceDays += BigInt(bearing) * BigInt(daysLeft - left);
    daysLeft = left;
    const product = balanceDays * BigInt(interestRate);
    return divideBig(product, BigInt(12 * APR_UNITS * of), 'half-up') as Cents;
  };
  for (const { pool, from } of account.oneOffs) {
    if (!isFree(pool, from, month)) continue;
    const on = pool.on < input.asOf ? input.asOf : pool.on;
    const accrued = accrueUntil(Math.min(days, Math.max(0, daysBetween(on, due))));
    const owed = balance + accrued - sumCents(account.paidOnce.map(({ amount }) => amount));
    const amount = Math.min(pool.left, owed) as Cents;
    if (amount === 0) continue;
    bearing = Math.max(0, bearing - amount);
    pool.left -= amount;
    account.paidOnce.push({ on: pool.on, amount });
  }
  account.once = sumCents(account.paidOnce.map(({ amount }) => amount));
  account.charge = accrueUntil(0);
}
