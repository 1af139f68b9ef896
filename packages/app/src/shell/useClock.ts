import { useContext, useEffect, useState } from 'react';
import { AuthContext } from '../auth/index.ts';
import { timeZoneOf } from './timeZoneOf.ts';

export interface PageClock {
  /** The current time, ISO 8601. */
  asOf: string;
  /** The household’s time zone if the server has it, else the browser’s. */
  timeZone: string;
}

/**
 * The current time and the household’s time zone. The time is read when the page renders and when its
 * tab becomes visible, so that “this month” is right on the next day.
 */
export function useClock(): PageClock {
  const [asOf, setAsOf] = useState(now);
  const auth = useContext(AuthContext);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') setAsOf(now());
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return { asOf, timeZone: timeZoneOf(auth?.status === 'signed-in' ? auth.user : undefined) };
}

function now(): string {
  return new Date().toISOString();
}
