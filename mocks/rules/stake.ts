import { quantity } from '@dime-time/finance-core/money';
import type { StakeRequest, TokenBalance } from '@dime-time/finance-core/contract';
import type { HouseholdState } from '../state.ts';
import { Refusal } from './refusal.ts';
import { tokenBalance } from './tokenBalance.ts';

/**
 * Stakes tokens.
 *
 * @throws Refusal when the amount is above the balance.
 */
export function stake(state: HouseholdState, { amount }: StakeRequest): TokenBalance {
  if (amount > tokenBalance(state).balance) {
    throw new Refusal(422, 'The amount is above the balance of tokens.', 'amount');
  }
  state.stakedAmount = quantity(state.stakedAmount + amount);
  return tokenBalance(state);
}
