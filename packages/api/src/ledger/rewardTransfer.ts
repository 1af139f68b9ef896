import { TOKEN_SUPPLY, TOKENS } from './accounts.ts';
import type { Transfer } from './transfer.ts';

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
