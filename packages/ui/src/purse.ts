import type { Cents, Instant } from '@dime-time/finance-core';
import type { ChargedAccount, DashboardSummary } from '@dime-time/finance-core/contract';
import { ZERO_CENTS } from '@dime-time/finance-core/money';

/** The collected round-ups of a household, and the account that money is taken from. */
export interface RoundUpPurse {
  /** Collected and not used yet: what can be applied now. */
  waiting: Cents;
  /** Paid on debts. */
  applied: Cents;
  /** Given to coins. */
  invested: Cents;
  /** Given back for refunds. */
  returned: Cents;
  /** When the next sweep moves money; `undefined` where none would. */
  nextSweep: Instant | undefined;
  /** The account that is charged; `undefined` where no bank is linked. */
  account: ChargedAccount | undefined;
}

/** The purse in a household's figures; `undefined` where the server keeps none. */
export function roundUpPurse(summary: DashboardSummary | undefined): RoundUpPurse | undefined {
  if (summary?.roundUpsWaiting === undefined) return undefined;
  return {
    waiting: summary.roundUpsWaiting,
    applied: summary.roundUpsApplied ?? ZERO_CENTS,
    invested: summary.roundUpsInvested ?? ZERO_CENTS,
    returned: summary.roundUpsReturned ?? ZERO_CENTS,
    nextSweep: summary.nextSweep,
    account: summary.chargedAccount,
  };
}

/**
 * How an account is named wherever money moves.
 *
 * @example chargedAccountName({ name: 'Everyday Checking', mask: '0000' }) // 'Everyday Checking ••0000'
 */
export function chargedAccountName({ name, mask }: Pick<ChargedAccount, 'name' | 'mask'>): string {
  return [name.trim() || 'your bank account', mask.trim() && `••${mask.trim()}`]
    .filter(Boolean)
    .join(' ');
}

/** Whether a payment takes more than its account is known to have. */
export function exceedsAvailable(amount: Cents, account: ChargedAccount | undefined): boolean {
  return account?.available !== undefined && amount > account.available;
}
