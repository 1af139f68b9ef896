import { useEffect, useState } from 'react';

export interface Clock {
  /** The moment the page speaks of, ISO 8601. */
  asOf: string;
  /** The person's time zone. */
  timeZone: string;
}

/**
 * When and where the person is. Read when the page opens and when they come back to it, so that
 * 'this month' is right after a night in another tab.
 */
export function useClock(): Clock {
  const [asOf, setAsOf] = useState(now);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') setAsOf(now());
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return { asOf, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function now(): string {
  return new Date().toISOString();
}
