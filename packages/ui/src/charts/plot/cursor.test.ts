import { describe, expect, test } from 'vitest';
import { nearestAt, pointAfterKey, tooltipPlace } from './cursor.ts';

describe('nearestAt', () => {
  const xOf = (place: number) => 50 + place * 10;
  const places = [0, 1, 2, 5, 6];

  test.each([
    [-500, 0],
    [54, 0],
    [56, 1],
    [84, 2],
    [86, 3],
    [9_999, 4],
  ])('at x %i it is the point of index %i', (x, at) => {
    expect(nearestAt(places, xOf, x)).toBe(at);
  });

  test('returns `undefined` for an empty series', () => {
    expect(nearestAt([], xOf, 10)).toBeUndefined();
  });
});

describe('pointAfterKey', () => {
  test.each([
    ['ArrowRight', 4, 5],
    ['ArrowUp', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 3],
    ['Home', 4, 0],
    ['End', 4, 11],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 11, 11],
    ['PageUp', 4, 5],
  ])('%s from %i goes to %i of twelve', (key, from, to) => {
    expect(pointAfterKey(key, from, 12)).toBe(to);
  });

  test('Page keys move by a tenth of a long series', () => {
    expect(pointAfterKey('PageUp', 0, 10_000)).toBe(1_000);
    expect(pointAfterKey('PageDown', 5_000, 10_000)).toBe(4_000);
  });

  test('Page keys stop at both ends', () => {
    expect(pointAfterKey('PageUp', 59, 63)).toBe(62);
    expect(pointAfterKey('PageUp', 62, 63)).toBe(62);
    expect(pointAfterKey('PageDown', 2, 63)).toBe(0);
    expect(pointAfterKey('PageDown', 0, 63)).toBe(0);
  });

  test('other keys, and all keys of an empty series, are ignored', () => {
    expect(pointAfterKey('Tab', 4, 12)).toBeUndefined();
    expect(pointAfterKey('Home', 0, 0)).toBeUndefined();
  });
});

describe('tooltipPlace', () => {
  const plot = { left: 60, right: 624, top: 12, bottom: 228 };

  test('is on the wider side and inside the plot', () => {
    expect(tooltipPlace(plot, { x: 60, y: 20 }, 1)).toEqual({ x: 72, side: 'after', top: 12 });
    const end = tooltipPlace(plot, { x: 624, y: 228 }, 1);
    expect(end).toMatchObject({ x: 612, side: 'before' });
    expect(end.top + 56).toBeLessThanOrEqual(plot.bottom);
  });

  test('a tall one starts at the top of the frame rather than above it', () => {
    expect(tooltipPlace({ ...plot, bottom: 60 }, { x: 60, y: 50 }, 6).top).toBe(0);
  });
});
