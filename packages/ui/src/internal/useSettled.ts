import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long a value must stay the same, in milliseconds: longer than the pause between two key presses. */
const SETTLED_AFTER_MS = 300;

/**
 * Returns a value once it has stayed the same for a moment, and until then the last one that did, for
 * content out of sight that must not delay what follows each step of a slider.
 *
 * @param value must be the same object while nothing changes. The first one is returned immediately.
 * @returns beside it, a function that renders the value at once: before a control of that content acts.
 */
export function useSettled<Value extends object>(value: Value): [Value, () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => flushSync(() => setSettled(value))];
}
