import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity } from './formatQuantity.ts';
import { quantity } from './quantity.ts';

describe('formatQuantity', () => {
  test.each([
    [84_210n, 8, '0.00084210'],
    [84_210n, 6, '0.000842'],
    [4_250_000n, 4, '0.0425'],
    [12_550_000_000n, 2, '125.50'],
    [10_000_000_000_000_000n, 0, '100,000,000'],
    [123_456_789_012n, 2, '1,234.57'],
    // Half-up, away from zero on both sides.
    [500_000n, 2, '0.01'],
    [499_999n, 2, '0.00'],
    [-500_000n, 2, '-0.01'],
    [-499_999n, 2, '0.00'],
    [50_000_000n, 0, '1'],
    [-50_000_000n, 0, '-1'],
    [99_999_999n, 2, '1.00'],
    [0n, 0, '0'],
    [0n, 8, '0.00000000'],
  ])('%s with %i decimals is %s', (units, decimals, text) => {
    expect(formatQuantity(quantity(units), decimals)).toBe(text);
  });

  test.each([-1, 9, 1.5, Number.NaN])('refuses %d decimals', (decimals) => {
    expect(() => formatQuantity(quantity(1n), decimals)).toThrow(
      new RangeError(`A quantity shows 0 to 8 decimals; got ${decimals}.`),
    );
  });

  test('is within half a shown digit of the quantity', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
        fc.integer({ min: 0, max: 8 }),
        (units, decimals) => {
          const text = formatQuantity(quantity(units), decimals);
          const step = 10n ** BigInt(8 - decimals);
          const shown = BigInt(text.replace(/[.,]/g, '')) * step;
          const off = 2n * (shown - units);
          expect(off <= step && off >= -step).toBe(true);
        },
      ),
    );
  });
});
