import { quantity, type Cents, type Quantity } from '../money/index.ts';

/** What the token pays: for each round-up, each dollar of debt paid, each milestone, each day. */
export const REWARDS = {
  /** 0.1 DTT */
  round_up: quantity(10_000_000n),
  /** 0.05 DTT for each dollar */
  debt_payment: quantity(5_000_000n),
  /** 50 DTT */
  milestone: quantity(5_000_000_000n),
  /** 1 DTT for each day with a login */
  daily_login: quantity(100_000_000n),
} as const;

/** What can be rewarded, under the names that the reward history shows. */
export type RewardAction = keyof typeof REWARDS;

/** Something that earns a reward. */
export type RewardEvent =
  { action: 'debt_payment'; amount: Cents } | { action: Exclude<RewardAction, 'debt_payment'> };

/**
 * The reward of one event.
 *
 * A debt payment earns by the cent, so 50 cents earn half of what a dollar does; exact, since a cent
 * is 0.0005 DTT. A payment of zero or less earns nothing.
 *
 * @example rewardEarned({ action: 'debt_payment', amount: cents(5000) }) // 2.5 DTT
 */
export function rewardEarned(event: RewardEvent): Quantity {
  if (event.action !== 'debt_payment') return REWARDS[event.action];
  const paid = BigInt(Math.max(0, event.amount));
  return quantity((paid * REWARDS.debt_payment) / 100n);
}
