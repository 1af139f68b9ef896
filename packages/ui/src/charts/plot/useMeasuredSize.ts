import { useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import type { Frame } from './plotBox.ts';
import { useIsServed } from '../../internal/useIsServed.ts';

/**
 * Returns the size of an element in CSS pixels and its text scale, kept up to date.
 *
 * It is measured before the first paint, so that a drawing does not change its size afterwards.
 * Until then, it is `undefined`, so that nothing is drawn twice. A server’s markup has the
 * fallback.
 *
 * @param fallback the size if there is nothing to measure.
 */
export function useMeasuredSize<T extends HTMLElement>(
  fallback: Frame,
): [ref: RefObject<T | null>, size: Frame | undefined] {
  const ref = useRef<T>(null);
  const served = useIsServed();
  const [size, setSize] = useState(served ? fallback : undefined);
  const { width: fallbackWidth, height: fallbackHeight } = fallback;

  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const text = textScale();
      setSize((last) => {
        // A chart in a closed tab measures 0, so its last size is kept.
        if (width === 0 || height === 0) {
          return last ?? { width: fallbackWidth, height: fallbackHeight };
        }
        const isSame = last?.width === width && last.height === height && last.text === text;
        return isSame ? last : { width, height, text };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fallbackWidth, fallbackHeight]);

  return [ref, size];
}

/** The reader’s text size relative to the default, because SVG text does not scale by itself. */
function textScale(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Number.parseFloat(fontSize) / USUAL_ROOT_SIZE || 1;
}

const USUAL_ROOT_SIZE = 16;
