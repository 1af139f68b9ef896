/**
 * Returns `grid-template-columns` for `count` equal columns if the grid is at least `from` wide,
 * and for one column if it is narrower. It depends on the grid itself, without a container around
 * it.
 *
 * @param count the number of columns, up to four.
 * @param from a CSS length; in rem it follows the text size.
 */
export function columnsFrom(from: string, count: number): string {
  // More than 1 / (count + 1), so that no further column fits; less than 1 / count, for the gaps.
  const share = `${(100 / (count + 1) + 0.5).toFixed(1)}%`;
  return `repeat(auto-fill, minmax(${stepAt(from, share, '100%')}, 1fr))`;
}

/**
 * Returns a width that is `above` if the element is at least `from` wide, and `below` if it is
 * narrower.
 *
 * `above` must be the smaller of both: the difference to `from`, times a large factor, is either
 * below the minimum or above the maximum of `clamp`.
 */
export function stepAt(from: string, above: string, below: string): string {
  return `clamp(${above}, (${from} - 100%) * 1000, ${below})`;
}
