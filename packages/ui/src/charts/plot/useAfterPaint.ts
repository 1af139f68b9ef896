import { startTransition, useEffect, useState } from 'react';
import { useIsServed } from '../../internal/useIsServed.ts';

/**
 * Returns true after the first paint, for invisible content that must not delay it. It is true in a
 * server’s markup.
 */
export function useAfterPaint(): boolean {
  const served = useIsServed();
  const [painted, setPainted] = useState(served);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // An animation frame callback runs before the paint, a timer set in it afterwards.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
