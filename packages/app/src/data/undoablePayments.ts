import type { Payment } from '@dime-time/finance-core/contract';

/** Which payments can be taken back at a moment, and when that changes. */
export interface UndoablePayments {
  ids: ReadonlySet<string>;
  /** Milliseconds until the next of them can no longer be; `undefined` where there is none. */
  nextEndMs: number | undefined;
}

/**
 * The payments that can be taken back now.
 *
 * @param nowMs the moment, in milliseconds since 1970.
 */
export function undoablePayments(payments: readonly Payment[], nowMs: number): UndoablePayments {
  const running = payments.flatMap(({ id, undoUntil }) => {
    const leftMs = undoUntil === undefined ? 0 : Date.parse(undoUntil) - nowMs;
    return leftMs > 0 ? [{ id, leftMs }] : [];
  });
  return {
    ids: new Set(running.map(({ id }) => id)),
    nextEndMs: running.length > 0 ? Math.min(...running.map(({ leftMs }) => leftMs)) : undefined,
  };
}
