import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface Size {
  width: number;
  height: number;
}

/**
 * The size of an element in CSS pixels, kept up to date.
 *
 * Measured before the first paint, so that a drawing never shows at a guessed size and then jumps.
 *
 * @param fallback the size before there is anything to measure, as on a server.
 */
export function useMeasuredSize<T extends HTMLElement>(
  fallback: Size,
): [ref: RefObject<T | null>, size: Size] {
  const ref = useRef<T>(null);
  const [size, setSize] = useState(fallback);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // A chart in a closed tab measures 0; its last size is the better guess.
      if (width === 0 || height === 0) return;
      setSize((last) =>
        last.width === width && last.height === height ? last : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, size];
}
