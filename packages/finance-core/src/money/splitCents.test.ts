import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { splitCents } from './splitCents.ts';

describe('splitCents', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [3, 1], [75, 25]],
    // The odd cent goes to the part that lost the most, not to the first.
    [100, [1, 2], [33, 67]],
    [100, [2, 1], [67, 33]],
    [10, [2, 5, 1], [3, 6, 1]],
    [10, [1, 2, 5], [1, 3, 6]],
    [10, [1, 5, 2], [1, 6, 3]],
    [1, [1, 2, 3], [0, 0, 1]],
    [5, [0, 1, 0], [0, 5, 0]],
    [0, [1, 2], [0, 0]],
    [-1, [1, 1], [-1, 0]],
    [7, [4], [7]],
    [MAX_CENTS, [1, 1], [50_000_000_000_000, 49_999_999_999_999]],
  ])('%i by %j is %j', (amount, weights, parts) => {
    expect(splitCents(cents(amount), weights)).toEqual(parts);
  });

  test('leaves its weights as they are', () => {
    expect(splitCents(cents(3), Object.freeze([1, 2]))).toEqual([1, 2]);
  });

  test.each([[[-1, 2]], [[0.5]], [[Number.NaN]], [[1, Number.POSITIVE_INFINITY]]])(
    'refuses the weights %j',
    (weights) => {
      const bad = weights.find((weight) => !Number.isSafeInteger(weight) || weight < 0);
      expect(() => splitCents(cents(100), weights)).toThrow(
        new RangeError(`A weight is a whole number of zero or more; got ${bad}.`),
      );
    },
  );

  test.each([[[]], [[0, 0]], [[Number.MAX_SAFE_INTEGER, 2]]])(
    'refuses the weights %j for their sum',
    (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expect(() => splitCents(cents(100), weights)).toThrow(
        new RangeError(`The weights of a split add up to a safe integer above zero; got ${total}.`),
      );
    },
  );

  test('conserves the sum, and each part is within a cent of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), weights, (amount, list) => {
        const total = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
        fc.pre(total > 0n);
        const parts = splitCents(cents(amount), list);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
        for (const [index, part] of parts.entries()) {
          const off = BigInt(part) * total - BigInt(amount) * BigInt(list[index] as number);
          expect(off < total && off > -total).toBe(true);
          expect(Object.is(part, -0)).toBe(false);
        }
      }),
    );
  });
});
