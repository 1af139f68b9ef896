/**
 * Thins a series to at most `limit` places without losing what a reader would see.
 *
 * The places are cut into equal runs and each run keeps those of its lowest and its highest value in
 * their order, so a spike of a single point survives. The first and the last always stay. A series
 * that already fits is returned as it is.
 *
 * @param values the series.
 * @param places where in it a value can be drawn, in rising order.
 * @param limit at least 4; below it nothing could be kept but the ends.
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
  const kept = [first];
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
    kept.push(Math.min(low, high));
    if (low !== high) kept.push(Math.max(low, high));
  }
  kept.push(last);
  return kept;
}
