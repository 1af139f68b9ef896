import type { TrendPoint } from '@dime-time/finance-core';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import { trendSeries } from '../plot/trendSeries.ts';
import { trendGeometry } from './DebtTrendChart.geometry.ts';
import { formatsOf } from '../../words/index.ts';

const formats = formatsOf('en-US');

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const year: TrendPoint[] = MONTHS.map((label, index) => ({
  label,
  value: cents(2_000_000 - index * 50_000),
}));
const frame = { width: 640, height: 260 };
const draw = (points: readonly TrendPoint[], size = frame) =>
  trendGeometry(trendSeries(points, formats), size, formats);

/** The y of every pair in a path of M, L and C commands. */
const yNumbers = (path: string) =>
  [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, at) => at % 2 === 1);

describe('trendGeometry', () => {
  test('places the points from left to right inside the plot, falling debt further down', () => {
    const { xOf, yOf, plot, linePath } = draw(year);
    expect(xOf(0)).toBe(plot.left);
    expect(xOf(11)).toBeCloseTo(plot.right, 9);
    for (const { value } of year) {
      expect(yOf(value)).toBeGreaterThanOrEqual(plot.top);
      expect(yOf(value)).toBeLessThanOrEqual(plot.bottom);
    }
    expect(yOf(1_450_000)).toBeGreaterThan(yOf(2_000_000));
    expect(linePath.startsWith(`M${plot.left},`)).toBe(true);
  });

  test.each([
    [250_000, true],
    [260_000, false],
  ])('down to %i of a million, the y axis begins at zero: %s', (least, beginsAtZero) => {
    const { plot, yOf } = draw([
      { label: 'Jan', value: cents(1_000_000) },
      { label: 'Feb', value: cents(least) },
    ]);
    expect(yOf(0) <= plot.bottom + 0.5).toBe(beginsAtZero);
  });

  // @requirement 9.chart.from
  test('the y axis does not begin at zero and its ticks are prefixed with $', () => {
    const { yTicks } = draw(year);
    expect(yTicks.length).toBeGreaterThanOrEqual(3);
    expect(yTicks.map((tick) => tick.label)).not.toContain('$0');
    for (const tick of yTicks) expect(tick.label).toMatch(/^\$[\d,]+$/);
  });

  test('the axis never goes below zero unless a value does', () => {
    const { yTicks } = draw([
      { label: 'Jan', value: cents(10_000) },
      { label: 'Feb', value: cents(0) },
    ]);
    expect(yTicks.map((tick) => tick.label).filter((label) => label.startsWith('-'))).toEqual([]);
  });

  test('the area is filled down to the bottom of the plot', () => {
    const { areaPath, plot } = draw(year);
    expect(Math.max(...yNumbers(areaPath))).toBe(plot.bottom);
  });

  test('a single point is in the middle without a path, with ticks around it', () => {
    const { xOf, linePath, areaPath, yTicks, plot } = draw([
      { label: 'Nov', value: cents(1_825_033) },
    ]);
    expect(xOf(0)).toBe((plot.left + plot.right) / 2);
    expect(linePath + areaPath).toBe('');
    expect(yTicks.length).toBeGreaterThanOrEqual(2);
  });

  test('draws the line to and from a point that is not real as a separate path', () => {
    const kinds = ['sample', 'real', 'real', 'projected'] as const;
    const points = year.slice(0, 4).map((point, at) => ({ ...point, kind: kinds[at] ?? 'real' }));
    const { linePath, samplePath, areaPath } = draw(points);
    expect(linePath.match(/C/g)).toHaveLength(1);
    expect(samplePath.match(/M/g)).toHaveLength(2);
    expect(samplePath.match(/C/g)).toHaveLength(2);
    expect(areaPath.match(/C/g)).toHaveLength(3);
    expect(draw(year).samplePath).toBe('');
  });

  test('an empty series has no path or x label, and every number is finite', () => {
    const drawing = draw([]);
    expect(drawing.xTicks).toEqual([]);
    expect(drawing.linePath).toBe('');
    for (const tick of drawing.yTicks) expect(Number.isFinite(tick.at)).toBe(true);
  });

  test('a value that is not finite is dropped and the months around it do not move', () => {
    const broken = year.map((point, index) =>
      index === 3 ? { ...point, value: Number.NaN as Cents } : point,
    );
    broken[7] = { label: 'Aug', value: Number.POSITIVE_INFINITY as Cents };
    expect(trendSeries(broken, formats).places).toEqual([0, 1, 2, 4, 5, 6, 8, 9, 10, 11]);
    const drawing = draw(broken);
    expect(drawing.xOf(11)).toBe(draw(year).xOf(11));
    expect(drawing.linePath).not.toMatch(/NaN|Infinity/);
    expect(drawing.drawnCount).toBe(10);
  });

  test('ten thousand points are decimated to the available pixels', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      label: `Day ${index}`,
      value: cents(5_000_000 + ((index * 7919) % 90_001)),
    }));
    const { drawnCount, plot, xTicks } = draw(many);
    expect(drawnCount).toBeLessThanOrEqual(plot.right - plot.left);
    expect(drawnCount).toBeGreaterThan(400);
    expect(xTicks.length).toBeLessThan(12);
  });

  test('x labels keep clear of each other on a phone', () => {
    const { xTicks } = draw(year, { width: 300, height: 220 });
    expect(xTicks[0]?.label).toBe('Jan');
    for (let at = 1; at < xTicks.length; at += 1) {
      expect((xTicks[at]?.at ?? 0) - (xTicks[at - 1]?.at ?? 0)).toBeGreaterThan(30);
    }
  });

  test('equal values, and values a cent apart, still get distinct ticks', () => {
    for (const second of [0, 1]) {
      const { yTicks } = draw([
        { label: 'Jan', value: cents(0) },
        { label: 'Feb', value: cents(second) },
      ]);
      const labels = yTicks.map((tick) => tick.label);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
