/**
 * Decimates a series to at most `limit` places without a visible change.
 *
 * The places are split into equal runs, and each run keeps those of its minimum and its maximum in
 * their order, so a spike of a single point is selected. So are the first and the last place. A series
 * that already fits is returned unchanged.
 *
 * @param values the series.
 * @param places the indices of the values that can be drawn, in ascending order.
 * @param limit at least 4: two for the ends, two for a run.
 * @example decimate(tenThousandValues, finitePlaces(tenThousandValues), 640).length // ≤ 640
 */
export function decimate(
  values: readonly number[],
  places: readonly number[],
  limit: number,
): readonly number[] {
  const first = places[0];
  const last = places[places.length - 1];
  if (places.length <= limit || limit < 4 || first === undefined || last === undefined) {
    return places;
  }
  const valueAt = (place: number) => values[place] ?? Number.NaN;
  const runs = Math.floor((limit - 2) / 2);
  const inner = places.length - 2;
  const selected = [first];
  for (let run = 0; run < runs; run += 1) {
    const from = 1 + Math.floor((run * inner) / runs);
    const to = 1 + Math.floor(((run + 1) * inner) / runs);
    let low = places[from] ?? first;
    let high = low;
    for (let at = from + 1; at < to; at += 1) {
      const place = places[at] ?? low;
      if (valueAt(place) < valueAt(low)) low = place;
      if (valueAt(place) > valueAt(high)) high = place;
    }
    selected.push(Math.min(low, high));
    if (low !== high) selected.push(Math.max(low, high));
  }
  selected.push(last);
  return selected;
}
