import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';

/**
 * Measures whether the items fit in the bar, and sets `data-crowded` on it if they do not: the
 * style sheet then shows the drawer instead.
 *
 * For the library’s own items, the style sheet alone is right at every text size, so that a
 * server-rendered page does not change when this runs. It is for sites with more or longer items.
 *
 * @param labels those of the items: other labels are measured again.
 */
export function useOverflow(bar: RefObject<HTMLElement | null>, labels: string): void {
  useBrowserLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    // Its width changes with the screen, its height with the text size. The observer is first called in
    // the frame in which it starts, once the layout is known and before the paint.
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, labels]);
}

function measure(bar: HTMLElement): void {
  const nav = bar.querySelector('nav');
  if (!nav) return;
  // Measures the layout with items; nothing is painted in between.
  bar.removeAttribute('data-crowded');
  bar.toggleAttribute('data-crowded', nav.scrollWidth > nav.clientWidth);
}
