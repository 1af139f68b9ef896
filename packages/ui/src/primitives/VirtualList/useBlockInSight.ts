import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** How far outside the screen blocks are rendered, so that scrolling reaches finished rows. */
const MARGIN = '800px 0px';

/**
 * Returns whether a block should be rendered: near the screen, containing the focus, or being
 * printed.
 *
 * @returns the ref of the block’s element, whether to render it, and its last height.
 */
export function useBlockInSight<E extends HTMLElement>(
  first: boolean,
): {
  ref: RefObject<E | null>;
  drawn: boolean;
  measured: RefObject<number | undefined>;
} {
  const ref = useRef<E>(null);
  const measured = useRef<number | undefined>(undefined);
  const [drawn, setDrawn] = useState(first);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        // Removing the focused element would move the keyboard focus to the top of the page.
        if (near || !element.contains(document.activeElement)) {
          // In a closed tab, every height is 0, which is not the height of the rows.
          if (!near && element.offsetHeight > 0 && element.childElementCount > 0) {
            measured.current = element.offsetHeight;
          }
          setDrawn(near);
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    // For printing, every row is rendered before the layout.
    const drawForPrint = () => flushSync(() => setDrawn(true));
    window.addEventListener('beforeprint', drawForPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', drawForPrint);
    };
  }, []);

  return { ref, drawn, measured };
}
