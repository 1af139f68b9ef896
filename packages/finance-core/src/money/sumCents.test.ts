import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { sumCents } from './sumCents.ts';

test('sumCents of nothing is nothing', () => {
  expect(sumCents([])).toBe(0);
});

test('sumCents takes anything that can be gone through', () => {
  expect(sumCents(new Set([cents(33), cents(58)]))).toBe(91);
});

test('sumCents agrees with exact arithmetic', () => {
  const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 90 });
  fc.assert(
    fc.property(amounts, (list) => {
      const exact = list.reduce((sum, value) => sum + BigInt(value), 0n);
      expect(BigInt(sumCents(list.map(cents)))).toBe(exact);
    }),
  );
});

test('sumCents throws as soon as the sum is past the bound', () => {
  expect(() => sumCents([MAX_CENTS, cents(1), cents(-1)])).toThrow(RangeError);
});
