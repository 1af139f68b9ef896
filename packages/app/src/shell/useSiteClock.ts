import type { Clock } from '@dime-time/ui';
import { useContext, useEffect, useMemo, useState } from 'react';
import { AuthContext } from '../auth/index.ts';
import { timeZoneOf } from '../cache/timeZoneOf.ts';

/**
 * The current time, and the household’s time zone if the server has it, else the browser’s. The time is
 * read when a page opens and when its tab becomes visible, so that “this month” is right on the next
 * day.
 *
 * @param path the address of the page.
 */
export function useSiteClock(path: string): Clock {
  const [read, setRead] = useState(() => ({ path, asOf: now() }));
  if (read.path !== path) setRead({ path, asOf: now() });
  const auth = useContext(AuthContext);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') setRead((last) => ({ ...last, asOf: now() }));
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  const { asOf } = read;
  const timeZone = timeZoneOf(auth?.status === 'signed-in' ? auth.user : undefined);
  return useMemo(() => ({ asOf, timeZone }), [asOf, timeZone]);
}

function now(): string {
  return new Date().toISOString();
}
