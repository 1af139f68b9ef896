import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the screen a block is drawn already, so that scrolling meets finished rows. */
const MARGIN = '800px 0px';

/**
 * Tells whether a block should be drawn: near the screen, holding focus, or being printed.
 *
 * @returns the ref of the block's element, whether to draw it, and its height when last drawn.
 */
export function useBlockInSight(first: boolean): {
  ref: RefObject<HTMLDivElement | null>;
  drawn: boolean;
  measured: RefObject<number | undefined>;
} {
  const ref = useRef<HTMLDivElement>(null);
  const measured = useRef<number | undefined>(undefined);
  const [drawn, setDrawn] = useState(first);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        // Taking away the element that has focus would throw a keyboard to the top of the page.
        if (near || !element.contains(document.activeElement)) {
          // In a closed tab everything is 0 high, which says nothing about the rows.
          if (!near && element.offsetHeight > 0 && element.childElementCount > 0) {
            measured.current = element.offsetHeight;
          }
          setDrawn(near);
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    // Paper has no scrolling: every row is drawn before the page is laid out for it.
    const drawForPrint = () => flushSync(() => setDrawn(true));
    window.addEventListener('beforeprint', drawForPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', drawForPrint);
    };
  }, []);

  return { ref, drawn, measured };
}
