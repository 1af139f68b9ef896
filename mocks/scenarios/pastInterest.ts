import { addCents, APR_UNITS, epochMillis, mulDiv, subtractCents } from '@dime-time/finance-core';
import type { Cents, Instant } from '@dime-time/finance-core';
import type { Debt, Payment } from '@dime-time/finance-core/contract';
import type { StoredCorrection } from '../store/state.ts';

const MONTHS_PER_YEAR = 12;
const HOUR_MS = 3_600_000;

/**
 * The interest of past statements, oldest first: one an hour before each payment by hand, of a month
 * on the balance before it. The balance of the debt includes them.
 *
 * @param payments newest first.
 */
export function pastInterest(
  { id, currentBalance, interestRate }: Debt,
  payments: readonly Payment[],
): StoredCorrection[] {
  let balance = currentBalance;
  const statements: StoredCorrection[] = [];
  for (const { amount, date, source } of payments.filter(({ debtId }) => debtId === id)) {
    balance = addCents(balance, amount);
    if (source !== 'manual') continue;
    // The share of the balance that a month of interest has added to the one before.
    const year = APR_UNITS * MONTHS_PER_YEAR;
    const owed = mulDiv(balance, interestRate, year + interestRate, 'half-up') as Cents;
    balance = subtractCents(balance, owed);
    statements.unshift({ at: anHourBefore(date), owed, reason: 'interest' });
  }
  return statements;
}

function anHourBefore(date: Instant): Instant {
  return `${new Date(epochMillis(date) - HOUR_MS).toISOString().slice(0, 19)}Z`;
}
