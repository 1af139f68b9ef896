import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of an element is larger than the element, in either direction. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // One more for fractions, which the browser rounds.
      setScrolls(scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    // The observer is not called in a part of the page that is not laid out yet.
    measure();
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
