/** A drawn point: where it stands in the series, and its value. */
export interface IndexedValue {
  index: number;
  value: number;
}

/**
 * Thins a series to at most `limit` points without losing what a reader would see.
 *
 * The series is cut into equal runs and each run keeps its lowest and its highest point in their
 * order, so a spike of a single point survives. The first and the last point always stay. A series
 * that already fits is returned as it is.
 *
 * @param points in rising order of index.
 * @param limit at least 4; below it nothing could be kept but the ends.
 * @example decimate(tenThousandPoints, 640).length // ≤ 640
 */
export function decimate<T extends IndexedValue>(
  points: readonly T[],
  limit: number,
): readonly T[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (points.length <= limit || limit < 4 || !first || !last) return points;

  const runs = Math.floor((limit - 2) / 2);
  const inner = points.length - 2;
  const kept: T[] = [first];
  for (let run = 0; run < runs; run += 1) {
    const from = 1 + Math.floor((run * inner) / runs);
    const to = 1 + Math.floor(((run + 1) * inner) / runs);
    let low = points[from];
    let high = low;
    for (let at = from + 1; at < to; at += 1) {
      const point = points[at];
      if (!point || !low || !high) break;
      if (point.value < low.value) low = point;
      if (point.value > high.value) high = point;
    }
    if (!low || !high) continue;
    if (low === high) kept.push(low);
    else kept.push(...(low.index < high.index ? [low, high] : [high, low]));
  }
  kept.push(last);
  return kept;
}
