import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in place after Retry: when the failure disappears together with its focused
 * button, focus moves to the heading above it instead of the top of the page. If there is no
 * heading above, it moves to the first one of the page.
 *
 * @returns a function to call with the button when it is pressed.
 */
export function useFocusAfterRetry(): (button: Element) => void {
  const headings = useRef<readonly HTMLElement[]>(undefined);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      // Focus that has moved elsewhere in the meantime stays there.
      if (!headings.current || (activeElement && activeElement !== body)) return;
      const heading =
        headings.current.find((each) => each.isConnected) ?? document.querySelector('h1');
      if (heading) focusOnce(heading);
    },
    [],
  );
  return useCallback((button) => {
    headings.current = headingsAbove(button);
  }, []);
}

/** The visible headings before an element, the nearest first; those of a closed tab are not visible. */
function headingsAbove(element: Element): HTMLElement[] {
  const all = element.ownerDocument.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const isAbove = (heading: HTMLElement) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    heading.checkVisibility();
  return Array.from(all).filter(isAbove).toReversed();
}

/** Focuses a heading that Tab does not reach, and removes its `tabindex` when the focus leaves. */
function focusOnce(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  // The data replaced the failure in place; the page must not scroll.
  heading.focus({ preventScroll: true });
}
