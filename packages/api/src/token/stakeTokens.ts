import { quantity, type StakeDays } from '@dime-time/finance-core';
import type { StakeRequest, TokenHoldings } from '@dime-time/finance-core/contract';
import { planStake, stakeTerms } from '@dime-time/finance-core/server';
import { APR_UNITS_PER_BASIS_POINT, newId, type NewRow, type Tx } from '../db/index.ts';
import {
  lockAccounts,
  type RequestContext,
  STAKED,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { readTokenBalance } from './readTokenBalance.ts';

/**
 * Stakes tokens for a term, at the end of which they are returned with their yield.
 *
 * @throws Refusal 422 when the amount is above the balance.
 */
export async function stakeTokens(
  tx: Tx,
  household: RequestContext,
  { amount, duration }: StakeRequest,
): Promise<TokenHoldings> {
  const accounts = await lockAccounts(tx, household, [TOKENS, STAKED]);
  const balance = accounts.find(({ kind }) => kind === 'tokens')?.balance ?? 0n;
  planStake({ amount, duration, startedAt: household.now, balance });
  const id = newId('s', household.now);
  await tx.insertInto('stakes').values(newStakeRow(household, { id, amount, duration })).execute();
  await writeTransfers(tx, household, accounts, [
    { from: TOKENS, to: STAKED, kind: 'stake', reference: id, amount, once: `stake:${id}` },
  ]);
  return readTokenBalance(tx, household);
}

/** The row of a stake that starts now. */
export function newStakeRow(
  { userId, now }: RequestContext,
  { id, amount, duration }: { id: string; amount: bigint; duration: StakeDays },
): NewRow<'stakes'> {
  const terms = stakeTerms({ amount: quantity(amount), duration, startedAt: now });
  return {
    id,
    user_id: userId,
    amount,
    duration_days: duration,
    apy_bp: terms.apy / APR_UNITS_PER_BASIS_POINT,
    started_at: now,
    ends_at: terms.endsAt,
  };
}
