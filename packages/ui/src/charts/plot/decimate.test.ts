import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimate } from './decimate.ts';

const pointsOf = (values: readonly number[]) => values.map((value, index) => ({ index, value }));

describe('decimate', () => {
  test('leaves a series that fits alone', () => {
    const points = pointsOf([3, 1, 2]);
    expect(decimate(points, 3)).toBe(points);
  });

  test('keeps a single spike among ten thousand points', () => {
    const values = Array.from({ length: 10_000 }, () => 100);
    values[7321] = 9_999;
    const kept = decimate(pointsOf(values), 640);
    expect(kept.length).toBeLessThanOrEqual(640);
    expect(kept).toContainEqual({ index: 7321, value: 9_999 });
  });

  test('keeps the ends, the extremes and the order, within the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 4, max: 120 }),
        (values, limit) => {
          const kept = decimate(pointsOf(values), limit);
          expect(kept.length).toBeLessThanOrEqual(Math.max(limit, 4));
          expect(kept[0]?.index).toBe(0);
          expect(kept.at(-1)?.index).toBe(values.length - 1);
          expect(Math.max(...kept.map((point) => point.value))).toBe(Math.max(...values));
          expect(Math.min(...kept.map((point) => point.value))).toBe(Math.min(...values));
          for (let at = 1; at < kept.length; at += 1) {
            expect(kept[at]?.index).toBeGreaterThan(kept[at - 1]?.index ?? Infinity);
          }
        },
      ),
    );
  });
});
