import { formatCount } from '@dime-time/finance-core';
import type { Undo } from '../primitives/index.ts';
import { chargedAccountName, type RoundUpPurse } from '../round-ups/index.ts';

/**
 * Words the message of a payment. While it can be undone, the message says when the money moves; if
 * no bank is linked, it says that none does.
 *
 * @param message the message in any case: 'Successfully paid $25.00'.
 * @param purse the purse that names the account; `undefined` if the server keeps none.
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
