import type { Instant } from '@dime-time/finance-core';
import { rewardEarned, type RewardEvent } from '@dime-time/finance-core/household';
import { nextId } from '../store/nextId.ts';
import type { MockState } from '../store/state.ts';

/** Adds the reward of an event to the history, newest first. An event without a reward adds nothing. */
export function addReward(state: MockState, event: RewardEvent, now: Instant): void {
  const amount = rewardEarned(event);
  if (amount === 0n) return;
  const { action } = event;
  state.rewards.unshift({ id: nextId(state, 'r'), action, amount, createdAt: now });
}
