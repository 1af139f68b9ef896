import { debtAccount, OPENING } from './accounts.ts';
import type { Transfer } from './transfer.ts';

/**
 * The transfer that changes a debt's balance to a reported one; none where it is equal already.
 *
 * @param more cents that are owed in addition to the ledger's balance; negative where less is owed.
 * @param detail the reason.
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
