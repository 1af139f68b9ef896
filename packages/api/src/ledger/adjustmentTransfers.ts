import { debtAccount, OPENING } from './accounts.ts';
import type { Transfer } from './transfer.ts';

/**
 * The entry that brings what is owed on a debt in line with what somebody told; none where it is
 * that already.
 *
 * @param more by how much more is owed than the books say; negative where it is less.
 * @param detail a word for why.
 */
export function adjustmentTransfers(debtId: string, more: bigint, detail?: string): Transfer[] {
  if (more === 0n) return [];
  const debt = debtAccount(debtId);
  const [from, to] = more > 0n ? [debt, OPENING] : [OPENING, debt];
  const amount = more > 0n ? more : -more;
  return [
    {
      from,
      to,
      kind: 'adjustment',
      reference: debtId,
      amount,
      ...(detail === undefined ? {} : { detail }),
    },
  ];
}
