import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';

/**
 * Measures whether the items of the bar fit beside what else stands in it, and sets `data-crowded` on
 * the bar where they do not: the style sheet then shows the drawer in their place.
 *
 * The style sheet alone is right for the items of the library at every size of text, so that a page from
 * the server does not change when this runs. It is for the items of a site that are more, or longer.
 */
export function useCrowding(bar: RefObject<HTMLElement | null>): void {
  // Whenever it is drawn: its items may be others.
  useBrowserLayoutEffect(() => measure(bar.current));
  useBrowserLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    // Its width follows the screen and its height the size of text.
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}

function measure(bar: HTMLElement | null): void {
  const nav = bar?.querySelector('nav');
  if (!bar || !nav) return;
  // As it would stand with its items: nothing is drawn before it is decided.
  bar.removeAttribute('data-crowded');
  bar.toggleAttribute('data-crowded', nav.scrollWidth > nav.clientWidth);
}
