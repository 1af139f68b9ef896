import { endpoints, type Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { PAYMENT_CHANGES } from './paymentChanges.ts';
import type { ActionResult } from './toActionResult.ts';
import { undoablePayments } from './undoablePayments.ts';
import { useItemAction } from './useItemAction.ts';

/** Takes a payment back, as long as its server lets go of it. */
export function useUndoPayment(): (paymentId: string) => Promise<ActionResult> {
  const undo = useItemAction(endpoints.undoPayment, PAYMENT_CHANGES);
  return useCallback((paymentId) => undo(paymentId, undefined), [undo]);
}

/** The ids of the payments that can be taken back now; an id goes once its time is up. */
export function useUndoablePayments(payments: Loadable<readonly Payment[]>): ReadonlySet<string> {
  const list = dataOr(payments, undefined);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const { ids, nextEndMs } = useMemo(() => undoablePayments(list ?? [], nowMs), [list, nowMs]);
  useEffect(() => setNowMs(Date.now()), [list]);
  useEffect(() => {
    if (nextEndMs === undefined) return undefined;
    const timer = setTimeout(() => setNowMs(Date.now()), nextEndMs);
    return () => clearTimeout(timer);
  }, [nextEndMs, nowMs]);
  return ids;
}
