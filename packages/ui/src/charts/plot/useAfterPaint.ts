import { startTransition, useEffect, useState } from 'react';
import { useIsServed } from './useIsServed.ts';

/**
 * Turns true once the first frame has been painted, for what nobody sees and the eye should not wait
 * for. A server's markup has it from the start.
 */
export function useAfterPaint(): boolean {
  const served = useIsServed();
  const [painted, setPainted] = useState(served);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback comes before its paint, a timer set there after it.
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
