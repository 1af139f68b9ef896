/**
 * Returns the rows to show of a long table: every row, every second, every third and so on, and the last.
 *
 * @param limit the most rows, at least 2.
 * @example sampleEvenly(5, 3) // [0, 2, 4]
 */
export function sampleEvenly(count: number, limit: number): number[] {
  if (count === 0) return [];
  const last = count - 1;
  const stride = Math.max(1, Math.ceil(last / (limit - 1)));
  const before = Array.from({ length: Math.ceil(last / stride) }, (_, row) => row * stride);
  return [...before, last];
}
