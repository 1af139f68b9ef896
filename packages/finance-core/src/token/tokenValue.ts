import { cents, QUANTITY_SCALE, type Cents, type Quantity } from '../money/index.ts';

/** Hundred-millionths of a dollar in a cent. */
const PER_CENT = QUANTITY_SCALE / 100n;

/**
 * What a quantity of the token is worth in dollars, rounded half-up to the cent.
 *
 * @param amount zero or more.
 * @param price dollars for one token, zero or more.
 * @throws RangeError when the value is past the bound of `Cents`.
 * @example tokenValue(quantity(12_550_000_000n), quantity(4_250_000n)) // 125.5 at $0.0425: 533
 */
export function tokenValue(amount: Quantity, price: Quantity): Cents {
  const unit = QUANTITY_SCALE * PER_CENT;
  return cents(Number((amount * price + unit / 2n) / unit));
}
