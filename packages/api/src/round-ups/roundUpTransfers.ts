import { rewardEarned } from '@dime-time/finance-core/household';
import { BANK, rewardTransfer, ROUND_UPS, type Transfer } from '../ledger/index.ts';

/** The transfers of a purchase's round-up and its reward; none for an amount of 0. */
export function roundUpTransfers(transactionId: string, amount: bigint): Transfer[] {
  if (amount === 0n) return [];
  const once = `round_up:${transactionId}`;
  return [
    { from: BANK, to: ROUND_UPS, kind: 'round_up', reference: transactionId, amount, once },
    rewardTransfer('round_up', rewardEarned({ action: 'round_up' }), {
      reference: transactionId,
      once: `reward:${once}`,
    }),
  ];
}
