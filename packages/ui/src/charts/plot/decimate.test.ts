import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimate } from './decimate.ts';
import { finitePlaces } from './finitePlaces.ts';

describe('decimate', () => {
  test('returns a series that fits unchanged', () => {
    const places = [0, 1, 2];
    expect(decimate([3, 1, 2], places, 3)).toBe(places);
  });

  test('keeps a single spike among ten thousand points', () => {
    const values = Array.from({ length: 10_000 }, () => 100);
    values[7321] = 9_999;
    const selected = decimate(values, finitePlaces(values), 640);
    expect(selected.length).toBeLessThanOrEqual(640);
    expect(selected).toContain(7321);
  });

  test('returns only given places', () => {
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
          const selected = decimate(values, finitePlaces(values), limit);
          const selectedValues = selected.map((place) => values[place] ?? Number.NaN);
          expect(selected.length).toBeLessThanOrEqual(limit);
          expect(selected[0]).toBe(0);
          expect(selected.at(-1)).toBe(values.length - 1);
          expect(Math.max(...selectedValues)).toBe(Math.max(...values));
          expect(Math.min(...selectedValues)).toBe(Math.min(...values));
          for (let at = 1; at < selected.length; at += 1) {
            expect(selected[at]).toBeGreaterThan(selected[at - 1] ?? Infinity);
          }
        },
      ),
    );
  });
});
