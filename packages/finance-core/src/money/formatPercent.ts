/**
 * Writes a percentage with a fixed number of decimals.
 *
 * @param percent the percentage itself: 24.99 is 24.99 %.
 * @param decimals how many decimals are shown.
 * @throws RangeError when the percentage is not finite.
 * @example formatPercent(24.99, 2) // '24.99%'
 */
export function formatPercent(percent: number, decimals = 0): string {
  if (!Number.isFinite(percent)) throw new RangeError(`A percentage is finite; got ${percent}.`);
  const text = percent.toFixed(decimals);
  // toFixed writes -0 and -0.0 for small negatives, which reads as a sign without an amount.
  return `${Number(text) === 0 ? text.replace('-', '') : text}%`;
}
