import type { Transfer } from './index.ts';
import { TOKENS, TOKEN_SUPPLY } from './accounts.ts';

/** A reward as the books enter it: out of the supply, to the household. */
export function rewardTransfer(
  action: string,
  amount: bigint,
  more: Pick<Transfer, 'reference' | 'once'> = {},
): Transfer {
  return {
    from: TOKEN_SUPPLY,
    to: TOKENS,
    kind: 'reward',
    detail: action,
    amount,
    ...more,
  };
}
