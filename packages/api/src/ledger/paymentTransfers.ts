import type { Cents } from '@dime-time/finance-core';
import type { PaymentSource } from '@dime-time/finance-core/contract';
import type { SettledPayment } from '@dime-time/finance-core/household';
import { BANK, debtAccount, ROUND_UPS } from './accounts.ts';
import { milestoneKey, NO_REVERSALS, type ReversedMilestones } from './milestones.ts';
import { rewardTransfer } from './rewardTransfer.ts';
import type { Transfer } from './transfer.ts';

export interface PaymentEntry {
  readonly debtId: string;
  readonly amount: Cents;
  readonly source: PaymentSource;
  readonly settled: SettledPayment;
  /**
   * Whether a sweep makes it.
   * @default false
   */
  readonly isSweep?: boolean;
  /** @default nothing was undone so far */
  readonly reversed?: ReversedMilestones;
}

/**
 * The transfers of a payment: first the payment itself, from the waiting round-ups where its source
 * is `roundup`, else from the bank; then its rewards. A milestone of a debt is rewarded once, even
 * where the debt grows and reaches it again.
 */
export function paymentTransfers(entry: PaymentEntry): Transfer[] {
  const { debtId, amount, source, settled } = entry;
  const { isSweep = false, reversed = NO_REVERSALS } = entry;
  return [
    {
      from: source === 'roundup' ? ROUND_UPS : BANK,
      to: debtAccount(debtId),
      kind: isSweep ? 'sweep' : 'payment',
      detail: source,
      reference: debtId,
      amount: BigInt(amount),
    },
    ...settled.rewards.map((reward) =>
      rewardTransfer(reward.action, reward.amount, {
        reference: debtId,
        ...(reward.milestone === undefined
          ? {}
          : { once: milestoneKey(debtId, reward.milestone, reversed) }),
      }),
    ),
  ];
}
