import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets one call of an action be under way at a time, so that a double click, or Enter and a click,
 * sends once.
 *
 * The guard is a ref and not the state, because two events of one frame see the same state.
 *
 * @returns whether a call is under way, and the guarded action; a call that comes meanwhile is dropped.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): [pending: boolean, run: (...args: Args) => void] {
  const underWay = useRef(false);
  const latest = useRef(action);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    latest.current = action;
  });

  const run = useCallback((...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    void latest.current(...args).finally(() => {
      underWay.current = false;
      setPending(false);
    });
  }, []);

  return [pending, run];
}
