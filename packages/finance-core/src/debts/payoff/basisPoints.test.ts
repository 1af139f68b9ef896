import { describe, expect, test } from 'vitest';
import { BASIS_POINTS, basisPoints } from './basisPoints.ts';

describe('basisPoints', () => {
  test('brands shares from nothing to the whole', () => {
    expect(basisPoints(0)).toBe(0);
    expect(basisPoints(250)).toBe(250);
    expect(basisPoints(10_000)).toBe(BASIS_POINTS);
  });

  test('turns a negative zero into zero', () => {
    expect(basisPoints(-0)).toBe(0);
  });

  test.each([-1, 10_001, 2.5, Number.NaN])('refuses %s', (value) => {
    expect(() => basisPoints(value)).toThrow(
      new RangeError(`A share is 0 to 10000 basis points; got ${value}.`),
    );
  });
});
