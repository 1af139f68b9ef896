import type { Instant } from '@dime-time/finance-core';
import { rewardFor, type RewardEvent } from '@dime-time/finance-core/household';
import type { HouseholdState } from '../store/state.ts';
import { nextId } from '../store/nextId.ts';

/** Enters the reward of an event, newest first. What earns nothing is not entered. */
export function reward(state: HouseholdState, event: RewardEvent, now: Instant): void {
  const amount = rewardFor(event);
  if (amount === 0n) return;
  state.rewards.unshift({
    id: nextId(state, 'r'),
    action: event.action,
    amount,
    createdAt: now,
  });
}
