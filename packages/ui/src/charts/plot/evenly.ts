/**
 * Which rows of a long table are shown: evenly spaced ones, both ends among them.
 *
 * @example evenly(5, 3) // [0, 2, 4]
 */
export function evenly(count: number, limit: number): number[] {
  const rows = Math.min(count, limit);
  const stride = rows > 1 ? (count - 1) / (rows - 1) : 0;
  return Array.from({ length: rows }, (_, row) => Math.round(row * stride));
}
