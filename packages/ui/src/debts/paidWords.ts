import { formatCount } from '@dime-time/finance-core';
import type { Undo } from '../primitives/index.ts';
import { chargedAccountName, type RoundUpPurse } from '../round-ups/index.ts';

/**
 * Says that a payment was made; while it can be taken back, that no money has left yet, and where no
 * bank is linked, that none does.
 *
 * @param message what is said in any case: 'Successfully paid $25.00'.
 * @param purse the purse that names the account; `undefined` where the server keeps none.
 */
export function paidWords(
  message: string,
  purse: Pick<RoundUpPurse, 'account'> | undefined,
  undo: Undo | undefined,
): string {
  const sentence = message.replace(/\.?$/, '.');
  if (purse && !purse.account) return `${sentence} No bank is linked, so no money moves.`;
  if (!purse?.account || !undo) return message;
  const seconds = formatCount(Math.ceil(undo.forMs / 1000), 'second');
  return `${sentence} It leaves ${chargedAccountName(purse.account)} in ${seconds}.`;
}
