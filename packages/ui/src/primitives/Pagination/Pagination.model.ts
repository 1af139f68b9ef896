/** What a list of pages shows: the number of a page, or a gap for the pages left out. */
export type PageSlot = number | 'gap';

/** The number of slots: the first and last page, two gaps, the open page and its neighbors. */
const SLOTS = 7;

/**
 * The pages to show, from 1 to `pageCount`: the first, the last, the open one and its neighbors.
 *
 * A list of more than seven pages always has seven slots, so that the buttons stay where they are. A
 * gap stands for two pages or more.
 *
 * @example pageSlots(6, 12) // [1, 'gap', 5, 6, 7, 'gap', 12]
 */
export function pageSlots(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= SLOTS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
