/**
 * Returns the month nearest to an x, inside or outside the plot.
 *
 * @param xOf the x of a month, which are evenly spaced.
 * @param months the last month of the axis, whose first is 0.
 */
export function nearestMonth(xOf: (month: number) => number, months: number, x: number): number {
  const step = xOf(1) - xOf(0);
  if (step === 0) return 0;
  return Math.min(months, Math.max(0, Math.round((x - xOf(0)) / step)));
}
