/**
 * The `grid-template-columns` of `count` equal columns where the grid is at least `from` wide, and of
 * one column where it is narrower. The grid measures itself: it needs no container around it.
 *
 * @param count how many columns, up to four.
 * @param from a CSS length; in rem it follows the text size.
 */
export function columnsFrom(from: string, count: number): string {
  // More than one part in count + 1, so that no further column fits; less than one in count, for the gaps.
  const share = `${(100 / (count + 1) + 0.5).toFixed(1)}%`;
  return `repeat(auto-fill, minmax(${stepAt(from, share, '100%')}, 1fr))`;
}

/**
 * A width that is `above` where the element is at least `from` wide, and `below` where it is narrower.
 *
 * `above` must be the smaller of both: the difference to `from`, times a large factor, is either below
 * the least or above the greatest of what `clamp` lets through.
 */
export function stepAt(from: string, above: string, below: string): string {
  return `clamp(${above}, (${from} - 100%) * 1000, ${below})`;
}
