import type { Payment } from '@dime-time/finance-core/contract';
import { dataOr, type Loadable } from '@dime-time/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { SWEEPS_SEEN_KEY } from '../storage/storageKeys.ts';
import { storedValue, useStoredValue } from '../storage/storedValue.ts';
import { newestSweep, sweptSince } from './sweptSince.ts';

/** The time of the newest sweep that this browser has shown; `undefined` before the first visit. */
const shownUntil = storedValue(SWEEPS_SEEN_KEY, (stored) =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : undefined,
);

const NONE: readonly Payment[] = [];

/** The payments of sweeps since the last visit of this browser, and a function that marks them as seen. */
export function useNewSweeps(
  payments: Loadable<readonly Payment[]>,
): [fresh: readonly Payment[], markSeen: () => void] {
  const until = useStoredValue(shownUntil);
  const known = dataOr(payments, undefined);
  // On the first visit, all sweeps count as seen.
  useEffect(() => {
    if (known && until === undefined) shownUntil.write(newestSweep(known));
  }, [known, until]);
  const fresh = useMemo(
    () => (known && until !== undefined ? sweptSince(known, until) : NONE),
    [known, until],
  );
  const markSeen = useCallback(() => shownUntil.write(newestSweep(known ?? NONE)), [known]);
  return [fresh, markSeen];
}
