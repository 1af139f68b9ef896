declare const centsBrand: unique symbol;

/** An exact amount of money in US cents: a safe integer, negative for money owed back or refunded. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/**
 * The largest amount, $999,999,999,999.99.
 *
 * Ninety of these still add up exactly below 2^53, and every checked sum past the bound throws, so
 * an amount can never lose a cent to floating point without an error saying so.
 */
export const MAX_CENTS = 99_999_999_999_999 as Cents;

/** No money. */
export const ZERO_CENTS = 0 as Cents;

/**
 * Brands an integer number of cents.
 *
 * @throws RangeError when the value is not an integer, is negative zero, or is past {@link MAX_CENTS}.
 * @example cents(467) // $4.67
 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Object.is(value, -0)) {
    throw new RangeError(`Money is a whole number of cents; got ${value}.`);
  }
  if (value > MAX_CENTS || value < -MAX_CENTS) {
    throw new RangeError(`Money is at most ${MAX_CENTS} cents either way; got ${value}.`);
  }
  return value as Cents;
}
