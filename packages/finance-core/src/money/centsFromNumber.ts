import { MAX_CENTS, type Cents } from './cents.ts';

/** How far from a whole cent a JSON number may lie and still be that cent: the noise of float sums. */
const FLOAT_NOISE = 1e-4;

/**
 * Reads a JSON number of dollars as money, as bank providers send it.
 *
 * `0.1 + 0.2` is read as 30 cents, since the excess is float noise; `1.005` is refused, since it
 * would have to be rounded.
 *
 * @param dollars a number of dollars.
 * @returns the amount, or `undefined` where it is not finite, too large, or not a whole number of cents.
 * @example centsFromNumber(12.34) // 1234
 */
export function centsFromNumber(dollars: number): Cents | undefined {
  const scaled = dollars * 100;
  const nearest = Math.round(scaled);
  if (!(Math.abs(nearest) <= MAX_CENTS)) return undefined;
  // From some $10 billion up the nearest number to an amount is itself further off than the noise.
  const spacing = Math.abs(nearest) * Number.EPSILON;
  if (Math.abs(scaled - nearest) > FLOAT_NOISE + spacing) return undefined;
  // Adding zero turns a negative zero into zero.
  return (nearest + 0) as Cents;
}
