import { TOKEN_SUPPLY, TOKENS } from './accounts.ts';
import type { Transfer } from './transfer.ts';

/** The transfer of a reward, from the token supply to the household. */
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
