import { describe, expect, test } from 'vitest';
import { areaUnder, curvedPath, splitPath, straightPath } from './linePath.ts';

const ys = [100, 100, 20, 180, 180, 0];
const shape = {
  places: [0, 1, 2, 3, 4, 5],
  xOf: (place: number) => place * 10,
  yOf: (place: number) => ys[place] ?? 0,
};

/** The y of every pair in a path of M, L and C commands. */
const yNumbers = (path: string) =>
  [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, at) => at % 2 === 1);

// @requirement 9.chart.curve
test('curvedPath is monotone: it never leaves the range of its points', () => {
  for (const y of yNumbers(curvedPath(shape))) {
    expect(y).toBeGreaterThanOrEqual(-0.001);
    expect(y).toBeLessThanOrEqual(180.001);
  }
});

test('straightPath visits each point, to a tenth of a pixel', () => {
  const path = straightPath({ ...shape, places: [0, 2, 5], xOf: (place) => place / 3 });
  expect(path).toBe('M0,100L0.7,20L1.7,0');
});

describe('areaUnder', () => {
  test('closes the line at the bottom, from its last point back to its first', () => {
    const two = { ...shape, places: [1, 3] };
    expect(areaUnder(straightPath(two), two, 200)).toBe('M10,100L30,180L30,200L10,200Z');
  });

  test('is empty without a line', () => {
    expect(areaUnder('', { ...shape, places: [] }, 200)).toBe('');
  });
});

test.each([[[]], [[3]]])('the points %o make no line', (places) => {
  expect(curvedPath({ ...shape, places })).toBe('');
  expect(straightPath({ ...shape, places })).toBe('');
});

describe('splitPath', () => {
  const whole = straightPath({ ...shape, places: [0, 1, 2, 3] });

  test('joins neighboring pieces of one kind, and starts the next where the last one ended', () => {
    expect(splitPath(whole, (at) => at === 2)).toEqual({
      solid: 'M10,100L20,20',
      dashed: 'M0,100L10,100M20,20L30,180',
    });
  });

  test('keeps curves, and returns a line of one kind whole', () => {
    const curve = curvedPath(shape);
    expect(splitPath(curve, () => true)).toEqual({ solid: curve, dashed: '' });
    const { solid, dashed } = splitPath(curve, (at) => at > 1);
    expect(curve.startsWith(dashed)).toBe(true);
    expect(curve.endsWith(solid.slice(solid.indexOf('C')))).toBe(true);
    expect(solid.startsWith('M10,100C')).toBe(true);
  });

  test('is empty without a line', () => {
    expect(splitPath('', () => true)).toEqual({ solid: '', dashed: '' });
  });
});
