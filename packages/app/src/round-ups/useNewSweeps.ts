import type { Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { newestSweep, sweptSince } from './sweptSince.ts';
import { storedValue } from '../storage/storedValue.ts';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** The newest sweep that was shown here; nothing before the first visit. */
const shownUntil = storedValue('dime-time.sweeps-seen', (kept) =>
  typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : undefined,
);

const NONE: readonly Payment[] = [];

/** What sweeps have paid since the last visit of this browser, and how to note that it was seen. */
export function useNewSweeps(
  payments: Loadable<readonly Payment[]>,
): [fresh: readonly Payment[], seen: () => void] {
  const until = useStoredValue(shownUntil);
  const known = dataOr(payments, undefined);
  // On a first visit there is nothing to show: all of it is from before.
  useEffect(() => {
    if (known && until === undefined) shownUntil.write(newestSweep(known));
  }, [known, until]);
  const fresh = useMemo(
    () => (known && until !== undefined ? sweptSince(known, until) : NONE),
    [known, until],
  );
  const seen = useCallback(() => shownUntil.write(newestSweep(known ?? NONE)), [known]);
  return [fresh, seen];
}
