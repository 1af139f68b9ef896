import { endpoints, type Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PAYMENT_CHANGES } from './paymentChanges.ts';
import type { ActionResult } from '../cache/toActionResult.ts';
import { useItemAction } from '../cache/useItemAction.ts';

/** Takes a payment back, as long as its server lets go of it. */
export function useUndoPayment(): (paymentId: string) => Promise<ActionResult> {
  const undo = useItemAction(endpoints.undoPayment, PAYMENT_CHANGES);
  return useCallback((paymentId) => undo(paymentId, undefined), [undo]);
}

/** The ids of the payments that can be taken back now; an id goes once its time is up. */
export function useUndoablePayments(payments: Loadable<readonly Payment[]>): ReadonlySet<string> {
  const list = dataOr(payments, undefined);
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = (list ?? []).flatMap(({ id, undoUntil }) => {
      if (undoUntil === undefined) return [];
      const endIt = () => setOver((last) => new Set(last).add(id));
      return [setTimeout(endIt, Math.max(0, Date.parse(undoUntil) - Date.now()))];
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [list]);
  return useMemo(() => {
    const running = (list ?? []).filter(({ id, undoUntil }) => undoUntil && !over.has(id));
    return new Set(running.map(({ id }) => id));
  }, [list, over]);
}
