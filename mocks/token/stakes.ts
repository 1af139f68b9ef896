import { epochMillis, percentFromApr, type Instant } from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import type { RunningStake, StakeRequest, TokenHoldings } from '@dime-time/finance-core/contract';
import { hasMatured, planStake, stakeTerms } from '@dime-time/finance-core/server';
import { nextId } from '../store/nextId.ts';
import type { MockState } from '../store/state.ts';

/** The user's tokens: all that was earned, less what is staked. */
export function tokenBalance({ rewards, stakes }: MockState): TokenHoldings {
  const totalEarned = quantity(rewards.reduce((sum, { amount }) => sum + amount, 0n));
  const stakedAmount = quantity(stakes.reduce((sum, { amount }) => sum + amount, 0n));
  const soonest = stakes.toSorted((a, b) => epochMillis(a.endsAt) - epochMillis(b.endsAt));
  return {
    balance: quantity(totalEarned - stakedAmount),
    stakedAmount,
    totalEarned,
    stakes: soonest,
  };
}

/**
 * Stakes tokens for a term.
 *
 * @throws Refusal 422 when the amount is above the balance.
 */
export function stakeTokens(
  state: MockState,
  request: StakeRequest,
  startedAt: Instant,
): TokenHoldings {
  planStake({ ...request, startedAt, balance: tokenBalance(state).balance });
  state.stakes.push(runningStake(nextId(state, 's'), request, startedAt));
  return tokenBalance(state);
}

/** A stake that starts at an instant. */
export function runningStake(
  id: string,
  { amount, duration }: StakeRequest,
  startedAt: Instant,
): RunningStake {
  const terms = stakeTerms({ amount, duration, startedAt });
  return { id, amount, duration, ...terms, apy: percentFromApr(terms.apy) };
}

/**
 * Pays out the stakes that have matured, each with its reward.
 *
 * @returns whether there were any.
 */
export function matureStakes(state: MockState, now: Instant): boolean {
  const matured = state.stakes.filter((one) => hasMatured(one, now));
  if (matured.length === 0) return false;
  state.stakes = state.stakes.filter((one) => !matured.includes(one));
  const earned = matured
    .filter(({ reward }) => reward > 0n)
    .map(({ reward, endsAt }) => ({
      id: nextId(state, 'r'),
      action: 'stake_yield',
      amount: reward,
      createdAt: endsAt,
    }));
  state.rewards = [...earned, ...state.rewards].toSorted(
    (a, b) => epochMillis(b.createdAt) - epochMillis(a.createdAt),
  );
  return true;
}
