import { REWARDS, type RewardAction } from '@dime-time/finance-core';
import { quantityToDecimalString } from '@dime-time/finance-core/money';

export interface Earning {
  action: RewardAction;
  title: string;
  /** The reward: '0.1 DTT per round-up'. */
  reward: string;
}

const WAYS: Record<RewardAction, { title: string; per: string }> = {
  round_up: { title: 'Round-ups', per: 'per round-up' },
  debt_payment: { title: 'Debt payments', per: 'per $1 of debt paid' },
  milestone: { title: 'Milestones', per: 'per milestone' },
  daily_login: { title: 'Daily login', per: 'per day' },
};

const ORDER: readonly RewardAction[] = ['round_up', 'debt_payment', 'milestone', 'daily_login'];

/** The ways to earn tokens, with the reward by the product’s own rule. */
export function earnings(): Earning[] {
  return ORDER.map((action) => ({
    action,
    title: WAYS[action].title,
    reward: `${quantityToDecimalString(REWARDS[action])} DTT ${WAYS[action].per}`,
  }));
}
