import { REWARDS, type RewardAction } from '@dime-time/finance-core';
import { quantityToDecimalString } from '@dime-time/finance-core/money';
import type { EarnListWords } from '../../words/subjects/token/earnList.ts';

export interface Earning {
  action: RewardAction;
  title: string;
  /** The reward: '0.1 DTT per round-up'. */
  reward: string;
}

const WAYS = {
  round_up: { titleKey: 'roundUp', rewardKey: 'roundUpReward' },
  debt_payment: { titleKey: 'debtPayment', rewardKey: 'debtPaymentReward' },
  milestone: { titleKey: 'milestone', rewardKey: 'milestoneReward' },
  daily_login: { titleKey: 'dailyLogin', rewardKey: 'dailyLoginReward' },
} as const satisfies Record<
  RewardAction,
  { titleKey: keyof EarnListWords; rewardKey: keyof EarnListWords }
>;

const ORDER: readonly RewardAction[] = ['round_up', 'debt_payment', 'milestone', 'daily_login'];

/** The ways to earn tokens, with the reward by the product’s own rule. */
export function earnings(words: EarnListWords): Earning[] {
  return ORDER.map((action) => ({
    action,
    title: words[WAYS[action].titleKey],
    reward: words[WAYS[action].rewardKey]({ amount: quantityToDecimalString(REWARDS[action]) }),
  }));
}
