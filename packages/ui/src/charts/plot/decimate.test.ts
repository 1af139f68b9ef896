import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimate } from './decimate.ts';
import { finitePlaces } from './finitePlaces.ts';

describe('decimate', () => {
  test('leaves a series that fits alone', () => {
    const places = [0, 1, 2];
    expect(decimate([3, 1, 2], places, 3)).toBe(places);
  });

  test('keeps a single spike among ten thousand points', () => {
    const values = Array.from({ length: 10_000 }, () => 100);
    values[7321] = 9_999;
    const kept = decimate(values, finitePlaces(values), 640);
    expect(kept.length).toBeLessThanOrEqual(640);
    expect(kept).toContain(7321);
  });

  test('never keeps a place that was not given', () => {
    const values = Array.from({ length: 5_000 }, (_, at) => (at % 7 === 0 ? Number.NaN : at));
    const places = finitePlaces(values);
    const given = new Set(places);
    for (const place of decimate(values, places, 100)) expect(given.has(place)).toBe(true);
  });

  test('keeps the ends, the extremes and the order, within the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 4, max: 120 }),
        (values, limit) => {
          const kept = decimate(values, finitePlaces(values), limit);
          const keptValues = kept.map((place) => values[place] ?? Number.NaN);
          expect(kept.length).toBeLessThanOrEqual(limit);
          expect(kept[0]).toBe(0);
          expect(kept.at(-1)).toBe(values.length - 1);
          expect(Math.max(...keptValues)).toBe(Math.max(...values));
          expect(Math.min(...keptValues)).toBe(Math.min(...values));
          for (let at = 1; at < kept.length; at += 1) {
            expect(kept[at]).toBeGreaterThan(kept[at - 1] ?? Infinity);
          }
        },
      ),
    );
  });
});
