import { endpoints, type Debt, type Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useEffect, useMemo, useState } from 'react';
import { useMilestoneEvents } from '../analytics/index.ts';
import { useQuery, type QueryOptions } from '../cache/useQuery.ts';

/** The household’s debts. */
export function useDebts(options?: QueryOptions): Loadable<Debt[]> {
  const debts = useQuery(endpoints.getDebts, options);
  useMilestoneEvents(debts.status === 'ready' ? debts.data : undefined);
  return debts;
}

/** The payments on debts, newest first. */
export function usePayments(options?: QueryOptions): Loadable<Payment[]> {
  return useQuery(endpoints.getPayments, options);
}

/** The ids of the payments that can be undone now; an id is removed when its time is over. */
export function useUndoablePayments(payments: Loadable<readonly Payment[]>): ReadonlySet<string> {
  const list = dataOr(payments, undefined);
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = (list ?? []).flatMap(({ id, undoUntil }) => {
      if (undoUntil === undefined) return [];
      const expire = () => setExpired((last) => new Set(last).add(id));
      return [setTimeout(expire, Math.max(0, Date.parse(undoUntil) - Date.now()))];
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [list]);
  return useMemo(() => {
    const undoable = (list ?? []).filter(({ id, undoUntil }) => undoUntil && !expired.has(id));
    return new Set(undoable.map(({ id }) => id));
  }, [list, expired]);
}
