import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { useIsServed } from './useIsServed.ts';

/**
 * Returns a value once the rendering that brought it was painted, and until then the last one, for
 * content that must not delay the paint. It is there at once in a server’s markup.
 *
 * @param value must be the same object while nothing changes.
 * @returns `undefined` before the first paint.
 */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const served = useIsServed();
  const [painted, setPainted] = useState<{ value: Value } | undefined>(
    served ? { value } : undefined,
  );
  useEffect(() => afterPaint(() => startTransition(() => setPainted({ value }))), [value]);
  return painted?.value;
}
