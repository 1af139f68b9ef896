import type { Payment } from '@dime-time/finance-core/contract';
import type { Undo } from '@dime-time/ui';

/**
 * The way back from a payment that was just made, where its server offers one.
 *
 * How long is told by the server's own clock, since that of this device may be off: from the moment it
 * entered the payment to the moment it lets go of it.
 *
 * @param undo takes the payment back.
 */
export function undoOf(
  { id, date, undoUntil }: Pick<Payment, 'id' | 'date' | 'undoUntil'>,
  undo: (paymentId: string) => ReturnType<Undo['run']>,
): Undo | undefined {
  const forMs = undoUntil === undefined ? 0 : Date.parse(undoUntil) - Date.parse(date);
  return forMs > 0 ? { forMs, run: () => undo(id) } : undefined;
}
