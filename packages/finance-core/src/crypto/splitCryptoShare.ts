import { scaleCents, subtractCents, type Cents } from '../money/index.ts';

/**
 * Splits round-ups into what is invested and what goes to debts.
 *
 * The invested part is `amount × percentage ÷ 100` rounded down, the debts get the rest, so the two
 * always add up to the amount.
 *
 * @param amount zero or more.
 * @param percentage 0 to 100, a whole number.
 * @throws RangeError when the percentage is not one.
 * @example splitCryptoShare(cents(1001), 25) // { crypto: 250, debt: 751 }
 */
export function splitCryptoShare(
  amount: Cents,
  percentage: number,
): { crypto: Cents; debt: Cents } {
  if (!Number.isInteger(percentage) || percentage < 0 || percentage > 100) {
    throw new RangeError(`A share is a whole percentage from 0 to 100; got ${percentage}.`);
  }
  const crypto = scaleCents(amount, percentage, 100, 'floor');
  return { crypto, debt: subtractCents(amount, crypto) };
}
