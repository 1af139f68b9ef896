declare const monthsBrand: unique symbol;

/** A whole number of months, zero or more: a length of time, never an amount or a rate. */
export type Months = number & { readonly [monthsBrand]: 'Months' };

/**
 * Brands a whole number of months.
 *
 * @throws RangeError when the value is negative or not a safe integer.
 * @example months(36) // three years
 */
export function months(value: number): Months {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`Months are a whole number of zero or more; got ${value}.`);
  }
  // Adding zero turns a negative zero into zero.
  return (value + 0) as Months;
}
