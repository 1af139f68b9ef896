import { describe, expect, test } from 'vitest';
import { months } from './months.ts';

describe('months', () => {
  test('brands whole numbers from zero', () => {
    expect(months(0)).toBe(0);
    expect(months(36)).toBe(36);
  });

  test('turns a negative zero into zero', () => {
    expect(months(-0)).toBe(0);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => months(value)).toThrow(
      new RangeError(`Months are a whole number of zero or more; got ${value}.`),
    );
  });
});
