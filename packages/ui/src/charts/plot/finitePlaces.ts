/**
 * Returns the indices of the finite values of a series, in order.
 *
 * @example finitePlaces([5, NaN, 7]) // [0, 2]
 */
export function finitePlaces(values: readonly number[]): number[] {
  const places: number[] = [];
  for (let place = 0; place < values.length; place += 1) {
    if (Number.isFinite(values[place])) places.push(place);
  }
  return places;
}
