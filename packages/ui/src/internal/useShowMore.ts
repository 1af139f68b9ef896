import { useState } from 'react';

/** The number of cards shown at a time; few people have more. */
const STEP = 50;

/**
 * Shows a long list of cards in steps, because rendering thousands at once would block the page.
 *
 * @returns the items to show, how many the next press adds, and the function that adds them.
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
