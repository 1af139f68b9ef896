/**
 * Returns the rows to show of a long table: evenly spaced, including both ends.
 *
 * @example sampleEvenly(5, 3) // [0, 2, 4]
 */
export function sampleEvenly(count: number, limit: number): number[] {
  const rows = Math.min(count, limit);
  const stride = rows > 1 ? (count - 1) / (rows - 1) : 0;
  return Array.from({ length: rows }, (_, row) => Math.round(row * stride));
}
