import { describe, expect, test } from 'vitest';
import type { PlotBox } from '../plot/plotBox.ts';
import { gainGeometry, type GainInput } from './gainGeometry.ts';

const plot: PlotBox = { left: 12, right: 612, top: 20, bottom: 260 };
const xOf = (place: number) => plot.left + place * 60;
const yOf = (amount: number) => plot.bottom - amount / 100;

/** What is owed: 1,000 less each month; with the minimums alone, 200 less from today on. */
const values = [20_000, 19_000, 18_000, 17_000, 16_000, 15_000];
const minimums = [20_000, 19_000, 18_000, 17_800, 17_600, 17_400];

const gain = (changed: Partial<GainInput> = {}) =>
  gainGeometry({
    plot,
    xOf,
    yOf,
    values,
    minimums,
    today: 2,
    forecastPath: `M${xOf(2)},${yOf(18_000)}L${xOf(5)},${yOf(15_000)}`,
    names: { forecast: 'Your forecast', minimums: 'Minimums only' },
    todayWidth: 36,
    ...changed,
  });

const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe('gainGeometry', () => {
  test('draws the minimums from today to the last month', () => {
    const [x, y] = numbers(gain().minimumsPath);
    expect([x, y]).toEqual([xOf(2), yOf(18_000)]);
    expect(numbers(gain().minimumsPath).slice(-2)).toEqual([xOf(5), yOf(17_400)]);
  });

  test('surrounds what lies between both lines, and ends where it began', () => {
    const { gainPath } = gain();
    expect(gainPath.match(/M/g)).toHaveLength(1);
    expect(gainPath.endsWith('Z')).toBe(true);
    const points = numbers(gainPath);
    expect(points.slice(0, 2)).toEqual([xOf(2), yOf(18_000)]);
    expect(points.slice(-2)).toEqual([xOf(2), yOf(18_000)]);
  });

  test('names both lines, apart from each other and inside the plot', () => {
    const { labels } = gain();
    expect(labels.map(({ text }) => text)).toEqual(['Minimums only', 'Your forecast']);
    const [one, other] = labels.map(({ spot }) => spot.y);
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThanOrEqual(16);
    for (const { spot } of labels) {
      expect(spot.y).toBeGreaterThan(plot.top);
      expect(spot.y).toBeLessThan(plot.bottom);
    }
  });

  test('has no area without a forecast, and no line without minimums', () => {
    expect(gain({ forecastPath: '' })).toMatchObject({ gainPath: '', labels: [] });
    const unknown = minimums.map(() => Number.NaN);
    expect(gain({ minimums: unknown })).toEqual({ minimumsPath: '', gainPath: '', labels: [] });
  });

  test('draws nothing where nothing is gained', () => {
    expect(gain({ minimums: values })).toEqual({ minimumsPath: '', gainPath: '', labels: [] });
  });

  test('leaves out a name that is wider than the plot', () => {
    const names = { forecast: 'x'.repeat(200), minimums: 'Minimums only' };
    expect(gain({ names }).labels.map(({ text }) => text)).toEqual(['Minimums only']);
  });
});
