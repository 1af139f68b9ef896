import type { Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { newestFromRoundUps, paidSince } from './paidSince.ts';
import { storedValue } from './storedValue.ts';
import { useStoredValue } from './useStoredValue.ts';

/** Until when what round-ups have paid was told here; nothing before the first visit. */
const toldUntil = storedValue('dime-time.round-ups-told', (kept) =>
  typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : undefined,
);

const NONE: readonly Payment[] = [];

/** What round-ups have paid since the last visit of this browser, and how to note that it was told. */
export function useNewSweeps(
  payments: Loadable<readonly Payment[]>,
): [fresh: readonly Payment[], told: () => void] {
  const until = useStoredValue(toldUntil);
  const known = dataOr(payments, undefined);
  // A first visit is told nothing: all of it is from before.
  useEffect(() => {
    if (known && until === undefined) toldUntil.write(newestFromRoundUps(known));
  }, [known, until]);
  const fresh = useMemo(
    () => (known && until !== undefined ? paidSince(known, until) : NONE),
    [known, until],
  );
  const told = useCallback(() => toldUntil.write(newestFromRoundUps(known ?? NONE)), [known]);
  return [fresh, told];
}

/** Notes that round-ups were paid by hand, here: that need not be told. */
export function noteOwnRoundUps(now: Date): void {
  toldUntil.write(now.toISOString());
}
