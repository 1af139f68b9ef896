import { describe, expect, test } from 'vitest';
import type { PlotBox } from '../plot/plotBox.ts';
import { labelColumn } from './endLabels.ts';
import { gainGeometry, type GainInput } from './gainGeometry.ts';
import { otherLines } from './otherLines.ts';

const plot: PlotBox = { left: 12, right: 612, top: 20, bottom: 260 };
const xOf = (place: number) => plot.left + place * 60;
const yOf = (amount: number) => plot.bottom - amount / 100;

/** What is owed: 1,000 less each month; with the minimums alone, 200 less from today on. */
const values = [20_000, 19_000, 18_000, 17_000, 16_000, 15_000];
const minimums = [20_000, 19_000, 18_000, 17_800, 17_600, 17_400];

const column = labelColumn(['Your forecast', 'Minimums only'], { width: 720, height: 280 });

const gain = (changed: Partial<GainInput> = {}) => {
  const input = { values, minimums, today: 2, ...changed };
  return gainGeometry({
    plot,
    xOf,
    yOf,
    lines: otherLines(input),
    forecastPath: `M${xOf(2)},${yOf(18_000)}L${xOf(5)},${yOf(15_000)}`,
    column,
    ...input,
  });
};

const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe('gainGeometry', () => {
  test('draws the minimums from today to the last month, straight from month to month', () => {
    expect(numbers(gain().minimumsPath)).toEqual(
      [2, 3, 4, 5].flatMap((place) => [xOf(place), yOf(minimums[place] ?? 0)]),
    );
    expect(gain().minimumsPath).not.toContain('C');
  });

  test('draws the plan from the month it was saved in', () => {
    const planned = [Number.NaN, 19_500, 18_200, 17_000, 16_000, 15_000];
    const points = numbers(gain({ planned }).plannedPath);
    expect(points.slice(0, 2)).toEqual([xOf(1), yOf(19_500)]);
    expect(points.slice(-2)).toEqual([xOf(5), yOf(15_000)]);
    expect(gain({ planned: values }).plannedPath).toBe('');
  });

  test('surrounds what lies between both lines, and ends where it began', () => {
    const { gainPath } = gain();
    expect(gainPath.match(/M/g)).toHaveLength(1);
    expect(gainPath.endsWith('Z')).toBe(true);
    const points = numbers(gainPath);
    expect(points.slice(0, 2)).toEqual([xOf(2), yOf(18_000)]);
    expect(points.slice(-2)).toEqual([xOf(2), yOf(18_000)]);
  });

  test('names both lines at their ends', () => {
    const labels = gain().labels.map(({ rows, ys }) => [rows[0], ys[0]]);
    expect(labels).toEqual([
      ['Minimums only', yOf(17_400)],
      ['Your forecast', yOf(15_000)],
    ]);
  });

  test('has no area without a forecast or without minimums', () => {
    expect(gain({ forecastPath: '' }).gainPath).toBe('');
    const unknown = minimums.map(() => Number.NaN);
    expect(gain({ minimums: unknown })).toMatchObject({ minimumsPath: '', gainPath: '' });
  });

  test('draws nothing where nothing is gained', () => {
    const nothing = gain({
      minimums: values,
      column: labelColumn([], { width: 720, height: 280 }),
    });
    expect(nothing).toEqual({ minimumsPath: '', plannedPath: '', gainPath: '', labels: [] });
  });
});
