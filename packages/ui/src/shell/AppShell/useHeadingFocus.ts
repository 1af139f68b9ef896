import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of the page when the path changes, so that the next Tab starts
 * there and assistive technology announces the page.
 *
 * The first page is left alone. While the new page loads, the main region has the focus; when the
 * heading is rendered, focus moves on to it, unless the reader has moved it.
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

/** A change of only the query or the fragment is not a new page. */
function pathOnly(path: string): string {
  return path.replace(/[?#].*$/u, '');
}

function focusHeading(region: HTMLElement): boolean {
  const heading = region.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // The heading of the previous page may still be in the document, hidden, and cannot be focused.
  return document.activeElement === heading;
}
