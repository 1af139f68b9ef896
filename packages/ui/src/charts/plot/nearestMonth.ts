/**
 * Returns the month nearest to an x, inside or outside the plot.
 *
 * @param xOf the x of a month, which are evenly spaced.
 * @param months the last month of the axis.
 * @param first the first month of the axis.
 */
export function nearestMonth(
  xOf: (month: number) => number,
  months: number,
  x: number,
  first = 0,
): number {
  const step = xOf(1) - xOf(0);
  if (step === 0) return 0;
  return Math.min(months, Math.max(first, Math.round((x - xOf(0)) / step)));
}
