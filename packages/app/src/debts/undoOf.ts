import type { Payment } from '@dime-time/finance-core/contract';
import type { Undo } from '@dime-time/ui';

/**
 * The undo action of a payment that was just made; `undefined` if its server does not offer one.
 *
 * The time left is `undoUntil - date`, both by the server’s clock, since this device’s may be wrong.
 *
 * @param undo undoes the payment.
 */
export function undoOf(
  { id, date, undoUntil }: Pick<Payment, 'id' | 'date' | 'undoUntil'>,
  undo: (paymentId: string) => ReturnType<Undo['run']>,
): Undo | undefined {
  const forMs = undoUntil === undefined ? 0 : Date.parse(undoUntil) - Date.parse(date);
  return forMs > 0 ? { forMs, run: () => undo(id) } : undefined;
}
