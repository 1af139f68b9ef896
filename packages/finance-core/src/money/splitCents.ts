import { cents, type Cents } from './cents.ts';
import { mulDiv } from './mulDiv.ts';

/**
 * Splits an amount by whole-number weights so that the parts add up to exactly the amount.
 *
 * Each part is first rounded toward zero; the cents left over then go one each to the parts that
 * lost the most by that, the earlier part first where two lost the same (largest remainder method).
 *
 * @param amount the amount to split; a negative one splits like its positive twin.
 * @param weights non-negative integers, not all zero, in the order of the parts.
 * @throws RangeError when the weights are empty, negative, fractional, all zero, or too large to add.
 * @example splitCents(cents(100), [1, 1, 1]) // [34, 33, 33]
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`A weight is a whole number of zero or more; got ${weight}.`);
    }
    return sum + weight;
  }, 0);
  if (total === 0 || !Number.isSafeInteger(total)) {
    throw new RangeError(
      `The weights of a split add up to a safe integer above zero; got ${total}.`,
    );
  }

  const size = Math.abs(amount);
  const sign = amount < 0 ? -1 : 1;
  const parts = weights.map((weight, index) => {
    const share = mulDiv(size, weight, total, 'floor');
    const lost = BigInt(size) * BigInt(weight) - BigInt(share) * BigInt(total);
    return { index, share, lost };
  });
  let left = size - parts.reduce((sum, part) => sum + part.share, 0);
  const byLoss = parts.toSorted((a, b) => Number(b.lost - a.lost));
  for (const part of byLoss) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map((part) => cents(sign * part.share + 0));
}
