import type { DebtProgress } from '../debts/percentPaid.ts';
import { subtractCents, type Cents, type Quantity } from '../money/index.ts';
import { milestonesReached } from '../token/milestonesReached.ts';
import { rewardEarned, type RewardAction } from '../token/rewardEarned.ts';

/** A reward that a payment earns. */
export interface PaymentReward {
  action: Extract<RewardAction, 'debt_payment' | 'milestone'>;
  amount: Quantity;
  /** The part of the debt that was reached, in percent; a milestone has one. */
  milestone?: number;
}

/** What a payment does. */
export interface SettledPayment {
  /** What is owed afterwards. */
  currentBalance: Cents;
  /** The reward of the payment first, then one for each milestone, ascending. */
  rewards: PaymentReward[];
}

/**
 * Works out what a payment does to a debt, and what it earns: tokens for each dollar and for each
 * milestone that it reaches.
 *
 * @returns `undefined` where the payment is above the balance, which refuses it.
 * @example settlePayment({ originalBalance: cents(100000), currentBalance: cents(76000) }, cents(2000))
 * // { currentBalance: 74000, rewards: [{ action: 'debt_payment', … }, { milestone: 25, … }] }
 */
export function settlePayment(debt: DebtProgress, amount: Cents): SettledPayment | undefined {
  if (amount > debt.currentBalance) return undefined;
  const currentBalance = subtractCents(debt.currentBalance, amount);
  const reached = milestonesReached(debt, { ...debt, currentBalance });
  return {
    currentBalance,
    rewards: [
      { action: 'debt_payment', amount: rewardEarned({ action: 'debt_payment', amount }) },
      ...reached.map((milestone): PaymentReward => {
        return { action: 'milestone', amount: rewardEarned({ action: 'milestone' }), milestone };
      }),
    ],
  };
}
