/**
 * How long each bar is, in percent of the longest.
 *
 * Of the longest and not of the whole: among five parts of a whole the small ones could not be told
 * apart. The percentage of the whole stands beside each bar as a figure.
 *
 * @param amounts what the bars stand for; one that is not finite, or below zero, has no length.
 * @example barLengths([400, 100]) // [100, 25]
 */
export function barLengths(amounts: readonly number[]): number[] {
  const drawn = amounts.map((amount) => (Number.isFinite(amount) ? Math.max(0, amount) : 0));
  const longest = Math.max(0, ...drawn);
  return drawn.map((amount) => (longest === 0 ? 0 : (amount / longest) * 100));
}
