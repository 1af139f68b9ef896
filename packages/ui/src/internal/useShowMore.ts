import { useState } from 'react';

/** More than anyone has of what is drawn as a card; a server that sends more is not obeyed at once. */
const STEP = 50;

/**
 * Shows a long row of cards by and by, because thousands of them at once would stop the page.
 *
 * @returns the first of the items, how many the next press adds, and the press.
 */
export function useShowMore<Item>(items: readonly Item[]): {
  shown: readonly Item[];
  next: number;
  showMore: () => void;
} {
  const [count, setCount] = useState(STEP);
  return {
    shown: items.length > count ? items.slice(0, count) : items,
    next: Math.max(0, Math.min(STEP, items.length - count)),
    showMore: () => setCount(count + STEP),
  };
}
