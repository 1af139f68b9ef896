import {
  epochMillis,
  percentFromApr,
  rewardAtApy,
  STAKE_TERMS,
  type Instant,
} from '@dime-time/finance-core';
import { quantity, type Quantity } from '@dime-time/finance-core/money';
import type {
  RunningStake,
  StakeDuration,
  StakeRequest,
  TokenBalance,
} from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../store/state.ts';
import { instantAt } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { Refusal } from '../http/refusal.ts';

const DAY = 86_400_000;

/** The household's tokens: all that was earned, less what is staked. */
export function tokenBalance({ rewards, stakes }: HouseholdState): TokenBalance {
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
 * Stakes tokens.
 *
 * @throws Refusal when the amount is above the balance.
 */
export function stake(
  state: HouseholdState,
  { amount, duration }: StakeRequest,
  now: Instant,
): TokenBalance {
  if (amount > tokenBalance(state).balance) {
    throw new Refusal(422, 'The amount is above the balance of tokens.', 'amount');
  }
  state.stakes.push(runningStake(nextId(state, 's'), amount, duration, now));
  return tokenBalance(state);
}

/** A stake that began then, for one of the terms. */
export function runningStake(
  id: string,
  amount: Quantity,
  duration: StakeDuration,
  startedAt: Instant,
): RunningStake {
  const term = STAKE_TERMS.find(({ days }) => days === duration) ?? STAKE_TERMS[0];
  return {
    id,
    amount,
    duration,
    apy: percentFromApr(term.apy),
    startedAt,
    endsAt: instantAt(epochMillis(startedAt) + duration * DAY),
    reward: rewardAtApy({ amount, apy: term.apy, days: duration }),
  };
}

/**
 * Gives back the stakes whose term is over, with what they earned.
 *
 * @returns whether there were any.
 */
export function endStakes(state: HouseholdState, now: Instant): boolean {
  const isOver = ({ endsAt }: RunningStake) => epochMillis(endsAt) <= epochMillis(now);
  const over = state.stakes.filter(isOver);
  if (over.length === 0) return false;
  state.stakes = state.stakes.filter((one) => !isOver(one));
  const earned = over
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
