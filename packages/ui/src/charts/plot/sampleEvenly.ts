/**
 * Returns the rows to show of a long table: every row, every second, every third and so on, counted from
 * one of them, and the first and the last.
 *
 * @param limit the most rows, at least 3.
 * @param anchor the row to count from, which is among them.
 * @example sampleEvenly(5, 4) // [0, 2, 4]
 */
export function sampleEvenly(count: number, limit: number, anchor = 0): number[] {
  if (count === 0) return [];
  const last = count - 1;
  const stride = Math.max(1, Math.ceil(last / (limit - 2)));
  const start = anchor % stride;
  const inner = Array.from({ length: Math.floor((last - start) / stride) + 1 }, (_, row) => {
    return start + row * stride;
  });
  return [...new Set([0, ...inner, last])];
}
