import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets one call of an action be under way at a time, so that a double click, or Enter and a click,
 * sends once.
 *
 * The guard is a ref and not the state, because two events of one frame see the same state. What had
 * the focus has it again when the call has ended: a control that is disabled meanwhile drops it.
 *
 * @returns whether a call is under way, and the guarded action; a call that comes meanwhile is dropped.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): [pending: boolean, run: (...args: Args) => void] {
  const underWay = useRef(false);
  const latest = useRef(action);
  const held = useRef<Element | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (pending) return;
    giveBackFocus(held.current);
    held.current = null;
  }, [pending]);

  const run = useCallback((...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    held.current = document.activeElement;
    setPending(true);
    void latest.current(...args).finally(() => {
      underWay.current = false;
      setPending(false);
    });
  }, []);

  return [pending, run];
}

/** Not where something else has taken it: the page, or a dialog around what dropped it, has not. */
function giveBackFocus(held: Element | null): void {
  if (!(held instanceof HTMLElement) || !held.isConnected) return;
  if (document.activeElement?.contains(held) !== false) held.focus({ preventScroll: true });
}
