import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of the page when the path changes, so that the next Tab starts
 * there and assistive technology reads where one is.
 *
 * Not on the first page: a visit begins at the top. Where the page is still on its way, the main
 * region takes the focus and gives it on when the heading arrives, unless the reader has moved on.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, currentPath: string): void {
  const path = pathOnly(currentPath);
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    const region = main.current;
    if (!region || focusHeading(region)) return;
    region.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      const waiting = document.activeElement === region;
      if (!waiting || focusHeading(region)) observer.disconnect();
    });
    observer.observe(region, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, path]);
}

/** A filter in the query or a fragment is no new page. */
function pathOnly(path: string): string {
  return path.replace(/[?#].*$/u, '');
}

function focusHeading(region: HTMLElement): boolean {
  const heading = region.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // The heading of the page before may still be there, hidden, and then takes no focus.
  return document.activeElement === heading;
}
