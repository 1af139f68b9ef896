export interface Extent {
  least: number;
  most: number;
}

/**
 * Returns the minimum and the maximum of the values at the given places.
 *
 * A loop, because spreading 10,000 values into `Math.min` nears the argument limit of some engines.
 *
 * @returns `undefined` without places.
 */
export function extentOf(values: readonly number[], places: readonly number[]): Extent | undefined {
  let least = Infinity;
  let most = -Infinity;
  for (const place of places) {
    const value = values[place] ?? Number.NaN;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least > most ? undefined : { least, most };
}
