import type { Apr, Quantity } from '../money/index.ts';
import { epochMillis, type Instant } from '../time/index.ts';
import { stakeReward } from '../token/stakeReward.ts';
import { STAKE_TERMS, type StakeDays } from '../token/stakeOutcome.ts';
import { refusals } from './refusals.ts';

const DAY_MS = 86_400_000;

export interface StakeInput {
  readonly amount: Quantity;
  readonly duration: StakeDays;
  readonly startedAt: Instant;
}

/** The terms of a stake. */
export interface PlannedStake {
  /** Effective annual yield. */
  readonly apy: Apr;
  readonly startedAt: Instant;
  /** When it matures: whole days of 24 hours after its start. */
  readonly endsAt: Instant;
  /** Paid at maturity, rounded down to a hundred-millionth of a token. */
  readonly reward: Quantity;
}

/**
 * The terms of a stake that begins at an instant.
 *
 * @throws RangeError when there is no term of that duration, or the amount is negative.
 */
export function stakeTerms({ amount, duration, startedAt }: StakeInput): PlannedStake {
  const term = STAKE_TERMS.find(({ days }) => days === duration);
  if (!term) throw new RangeError('A stake is for one of the terms.');
  const endsAt = new Date(epochMillis(startedAt) + duration * DAY_MS).toISOString();
  const reward = stakeReward({ amount, apy: term.apy, days: duration });
  return { apy: term.apy, startedAt, endsAt, reward };
}

/**
 * Decides whether tokens are staked, and on which terms.
 *
 * @param input.balance the tokens that are not staked.
 * @throws Refusal 422 when the amount is above the balance.
 */
export function planStake(input: StakeInput & { readonly balance: bigint }): PlannedStake {
  if (input.amount > input.balance) throw refusals.stakeAboveBalance();
  return stakeTerms(input);
}

/** Whether a stake is paid out at an instant: from the instant it ends on. */
export function hasMatured({ endsAt }: Pick<PlannedStake, 'endsAt'>, now: Instant): boolean {
  return epochMillis(endsAt) <= epochMillis(now);
}
