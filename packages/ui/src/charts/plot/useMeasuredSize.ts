import { useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import type { Frame } from './plotBox.ts';
import { useIsServed } from './useIsServed.ts';

/**
 * The size of an element in CSS pixels and how large its text is, kept up to date.
 *
 * Measured before the first paint, so that a drawing never shows at a guessed size and then jumps.
 * Until then it is `undefined`, so that nothing is drawn twice; only in a server's markup does the
 * fallback stand in.
 *
 * @param fallback the size where there is nothing to measure.
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
        // A chart in a closed tab measures 0; its last size is the better guess.
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

/** How many times as large as usual the reader's browser sets text; what is drawn as SVG has to know. */
function textScale(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return Number.parseFloat(fontSize) / USUAL_ROOT_SIZE || 1;
}

const USUAL_ROOT_SIZE = 16;
