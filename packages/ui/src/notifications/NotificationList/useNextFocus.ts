import { useEffect, useRef, type RefObject } from 'react';

/**
 * What to focus after the pressed button was removed: the title of a row, its Delete button, the
 * count, or the list.
 */
export type NextFocus = { title: string } | { remove: string } | 'count' | 'list';

/**
 * Moves the focus when an action removes its own button.
 *
 * @param list the ref of the list.
 * @returns the ref of its count, and a function that sets what to focus after the next render.
 */
export function useNextFocus(list: RefObject<HTMLElement | null>): {
  count: RefObject<HTMLParagraphElement | null>;
  thenTo: (next: NextFocus) => void;
} {
  const count = useRef<HTMLParagraphElement>(null);
  const waiting = useRef<NextFocus>(undefined);
  useEffect(() => {
    const next = waiting.current;
    if (next === undefined) return;
    waiting.current = undefined;
    elementOf(next, list.current, count.current)?.focus();
  });
  return {
    count,
    thenTo: (next) => {
      waiting.current = next;
    },
  };
}

function elementOf(
  next: NextFocus,
  list: HTMLElement | null,
  count: HTMLElement | null,
): HTMLElement | null {
  if (next === 'count') return count;
  if (next === 'list') return list;
  const [id, part] = 'title' in next ? [next.title, 'data-title'] : [next.remove, 'data-delete'];
  const row = `[data-notification="${CSS.escape(id)}"]`;
  return list?.querySelector<HTMLElement>(`${row} [${part}]`) ?? list;
}
