import { quantity } from '@dime-time/finance-core/money';
import type { TokenBalance } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';

/** The household's tokens: all that was earned, less what is staked. */
export function tokenBalance({ rewards, stakedAmount }: HouseholdState): TokenBalance {
  const totalEarned = quantity(rewards.reduce((sum, { amount }) => sum + amount, 0n));
  return { balance: quantity(totalEarned - stakedAmount), stakedAmount, totalEarned };
}
