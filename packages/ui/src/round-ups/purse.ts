import { epochMillis, type Cents, type Instant } from '@dime-time/finance-core';
import type { ChargedAccount, DashboardSummary, Payment } from '@dime-time/finance-core/contract';
import { sumCents, ZERO_CENTS } from '@dime-time/finance-core/money';
import type { PurseWords } from '../words/subjects/round-ups/purse.ts';

const DAY_MS = 86_400_000;

/** A household’s collected round-ups, and the account that money is taken from. */
export interface RoundUpPurse {
  /** Collected and not used yet: the amount that can be applied now. */
  waiting: Cents;
  /** Paid on debts. */
  applied: Cents;
  /** Invested in coins. */
  invested: Cents;
  /** Returned for refunds. */
  returned: Cents;
  /** When the next sweep moves money; `undefined` if none would. */
  nextSweep: Instant | undefined;
  /** The account that is charged; `undefined` if no bank is linked. */
  account: ChargedAccount | undefined;
  /** Paid in the last day: the account’s reported balance may still include it. */
  paidLately: Cents;
}

/** A household’s payments, and the current time. */
export interface PaymentsSoFar {
  payments: readonly Payment[];
  /** The current time. */
  asOf: Instant;
}

/**
 * Returns the purse from a household’s figures; `undefined` if the server keeps none.
 *
 * @param soFar the payments, of which those of the last day are used; without it, none.
 */
export function roundUpPurse(
  summary: DashboardSummary | undefined,
  soFar?: PaymentsSoFar,
): RoundUpPurse | undefined {
  if (summary?.roundUpsWaiting === undefined) return undefined;
  return {
    waiting: summary.roundUpsWaiting,
    applied: summary.roundUpsApplied ?? ZERO_CENTS,
    invested: summary.roundUpsInvested ?? ZERO_CENTS,
    returned: summary.roundUpsReturned ?? ZERO_CENTS,
    nextSweep: summary.nextSweep,
    account: summary.chargedAccount,
    paidLately: soFar ? paidInTheLastDay(soFar, summary.chargedAccount) : ZERO_CENTS,
  };
}

/**
 * The sum of payments since 24 hours before a point in time, including round-ups. Payments made
 * before the account was linked did not come from it.
 */
function paidInTheLastDay(
  { payments, asOf }: PaymentsSoFar,
  account: ChargedAccount | undefined,
): Cents {
  const yesterday = epochMillis(asOf) - DAY_MS;
  const since = account?.linkedAt ? Math.max(yesterday, epochMillis(account.linkedAt)) : yesterday;
  return sumCents(
    payments.filter(({ date }) => epochMillis(date) > since).map(({ amount }) => amount),
  );
}

/**
 * The name of an account in texts about moving money.
 *
 * @example chargedAccountName({ name: 'Everyday Checking', mask: '0000' }, words) // 'Everyday Checking ••0000'
 */
export function chargedAccountName(
  { name, mask }: Pick<ChargedAccount, 'name' | 'mask'>,
  words: PurseWords,
): string {
  return [name.trim() || words.unnamedAccount, mask.trim() && `••${mask.trim()}`]
    .filter(Boolean)
    .join(' ');
}
