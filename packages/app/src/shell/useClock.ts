import { useContext, useEffect, useState } from 'react';
import { AuthContext } from '../auth/index.ts';
import { zoneOf } from './zoneOf.ts';

export interface Clock {
  /** The moment the page speaks of, ISO 8601. */
  asOf: string;
  /** The household's time zone where the server tells it, else the browser's. */
  timeZone: string;
}

/**
 * When and where the household is. Read when the page opens and when they come back to it, so that
 * 'this month' is right after a night in another tab.
 */
export function useClock(): Clock {
  const [asOf, setAsOf] = useState(now);
  const auth = useContext(AuthContext);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') setAsOf(now());
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return { asOf, timeZone: zoneOf(auth?.status === 'signed-in' ? auth.user : undefined) };
}

function now(): string {
  return new Date().toISOString();
}
