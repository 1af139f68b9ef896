import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus belongs once what was pressed is gone: the title of a row, the way to delete it, the
 * count, or the list itself.
 */
export type NextFocus = { title: string } | { remove: string } | 'count' | 'list';

/**
 * Gives the focus on when a press takes away its own button.
 *
 * @param list the ref of the list.
 * @returns the ref of its count, and the way to say where the focus goes when the
 *   change has been drawn.
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
