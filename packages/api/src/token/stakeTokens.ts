import { epochMillis, STAKE_TERMS, type StakeDays } from '@dime-time/finance-core';
import type { StakeRequest, TokenBalance } from '@dime-time/finance-core/contract';
import { APR_UNITS_PER_BASIS_POINT, newId, type NewRow, Refusal, type Tx } from '../db/index.ts';
import {
  lockAccounts,
  type RequestContext,
  STAKED,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { readTokenBalance } from './readTokenBalance.ts';

const DAY = 86_400_000;

/**
 * Stakes tokens for a term, at the end of which they are returned with their yield.
 *
 * @throws Refusal 422 when the amount is above the balance.
 */
export async function stakeTokens(
  tx: Tx,
  household: RequestContext,
  { amount, duration }: StakeRequest,
): Promise<TokenBalance> {
  const accounts = await lockAccounts(tx, household, [TOKENS, STAKED]);
  const balance = accounts.find(({ kind }) => kind === 'tokens')?.balance ?? 0n;
  if (amount > balance) {
    throw new Refusal(422, 'The amount is above the balance of tokens.', 'amount');
  }
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
  const term = STAKE_TERMS.find(({ days }) => days === duration);
  if (!term) throw new RangeError('A stake is for one of the terms.');
  return {
    id,
    user_id: userId,
    amount,
    duration_days: duration,
    apy_bp: term.apy / APR_UNITS_PER_BASIS_POINT,
    started_at: now,
    ends_at: new Date(epochMillis(now) + duration * DAY).toISOString(),
  };
}
