import type { TrendPoint } from '@dime-time/finance-core';
import { cents, type Cents } from '@dime-time/finance-core/money';
import { describe, expect, test } from 'vitest';
import {
  nearestAt,
  pointAfterKey,
  tooltipPlace,
  trendGeometry,
} from './DebtTrendChart.geometry.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const year: TrendPoint[] = MONTHS.map((label, index) => ({
  label,
  value: cents(2_000_000 - index * 50_000),
}));
const frame = { width: 640, height: 260 };

/** The y of every pair in a path of M, L and C commands. */
const yNumbers = (path: string) =>
  [...path.matchAll(/-?[\d.]+/g)].map(Number).filter((_, at) => at % 2 === 1);

describe('trendGeometry', () => {
  test('places the points from left to right inside the plot, falling debt further down', () => {
    const { points, plot } = trendGeometry(year, frame);
    expect(points).toHaveLength(12);
    expect(points[0]?.x).toBe(plot.left);
    expect(points[11]?.x).toBe(plot.right);
    for (const point of points) {
      expect(point.y).toBeGreaterThanOrEqual(plot.top);
      expect(point.y).toBeLessThanOrEqual(plot.bottom);
    }
    expect(points[11]?.y).toBeGreaterThan(points[0]?.y ?? Infinity);
  });

  test('the y axis does not begin at zero and its ticks are prefixed with $', () => {
    const { yTicks } = trendGeometry(year, frame);
    expect(yTicks.length).toBeGreaterThanOrEqual(3);
    expect(yTicks.map((tick) => tick.label)).not.toContain('$0');
    for (const tick of yTicks) expect(tick.label).toMatch(/^\$[\d,]+$/);
  });

  test('the axis never goes below zero where no value does', () => {
    const { yTicks } = trendGeometry(
      [
        { label: 'Jan', value: cents(10_000) },
        { label: 'Feb', value: cents(0) },
      ],
      frame,
    );
    expect(yTicks.map((tick) => tick.label).filter((label) => label.startsWith('-'))).toEqual([]);
  });

  test('the curve is monotone: it never leaves the range of its points', () => {
    const values = [500, 500, 900, 100, 100, 1000].map((value) => cents(value * 100));
    const { linePath, points } = trendGeometry(
      values.map((value, index) => ({ label: String(index), value })),
      frame,
    );
    const ys = points.map((point) => point.y);
    for (const y of yNumbers(linePath)) {
      expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.001);
      expect(y).toBeLessThanOrEqual(Math.max(...ys) + 0.001);
    }
  });

  test('the area is filled down to the bottom of the plot', () => {
    const { areaPath, plot } = trendGeometry(year, frame);
    expect(Math.max(...yNumbers(areaPath))).toBe(plot.bottom);
  });

  test('one point stands in the middle without a path, with ticks around it', () => {
    const { points, linePath, areaPath, yTicks, plot } = trendGeometry(
      [{ label: 'Nov', value: cents(1_825_033) }],
      frame,
    );
    expect(points[0]?.x).toBe((plot.left + plot.right) / 2);
    expect(linePath + areaPath).toBe('');
    expect(yTicks.length).toBeGreaterThanOrEqual(2);
  });

  test('an empty series has no point, path or x label, and every number is finite', () => {
    const drawing = trendGeometry([], frame);
    expect(drawing.points).toEqual([]);
    expect(drawing.xTicks).toEqual([]);
    expect(drawing.linePath).toBe('');
    for (const tick of drawing.yTicks) expect(Number.isFinite(tick.at)).toBe(true);
  });

  test('a value that is not finite is dropped and the months around it keep their place', () => {
    const broken = year.map((point, index) =>
      index === 3 ? { ...point, value: Number.NaN as Cents } : point,
    );
    broken[7] = { label: 'Aug', value: Number.POSITIVE_INFINITY as Cents };
    const whole = trendGeometry(year, frame);
    const drawing = trendGeometry(broken, frame);
    expect(drawing.points.map((point) => point.label)).not.toContain('Apr');
    expect(drawing.points.map((point) => point.label)).not.toContain('Aug');
    expect(drawing.points.at(-1)?.x).toBe(whole.points.at(-1)?.x);
    expect(drawing.linePath).not.toMatch(/NaN|Infinity/);
  });

  test('ten thousand points are drawn with no more points than pixels, all can be pointed at', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      label: `Day ${index}`,
      value: cents(5_000_000 + ((index * 7919) % 90_001)),
    }));
    const { drawnCount, points, plot, xTicks } = trendGeometry(many, frame);
    expect(drawnCount).toBeLessThanOrEqual(plot.right - plot.left);
    expect(points).toHaveLength(10_000);
    expect(xTicks.length).toBeLessThan(12);
  });

  test('x labels keep clear of each other on a phone', () => {
    const { xTicks } = trendGeometry(year, { width: 300, height: 220 });
    expect(xTicks[0]?.label).toBe('Jan');
    for (let at = 1; at < xTicks.length; at += 1) {
      expect((xTicks[at]?.at ?? 0) - (xTicks[at - 1]?.at ?? 0)).toBeGreaterThan(30);
    }
  });

  test('nine-figure debts get short ticks, unless two would read the same', () => {
    const wide = [
      { label: 'Jan', value: cents(98_765_432_100) },
      { label: 'Feb', value: cents(12_345_678_900) },
    ];
    for (const { label } of trendGeometry(wide, frame).yTicks) expect(label).toMatch(/M$|B$|^\$0/);
    const narrow = [
      { label: 'Jan', value: cents(98_765_432_100) },
      { label: 'Feb', value: cents(98_765_432_900) },
    ];
    const labels = trendGeometry(narrow, frame).yTicks.map((tick) => tick.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('equal values, and values a cent apart, still get distinct ticks', () => {
    for (const second of [0, 1]) {
      const { yTicks } = trendGeometry(
        [
          { label: 'Jan', value: cents(0) },
          { label: 'Feb', value: cents(second) },
        ],
        frame,
      );
      const labels = yTicks.map((tick) => tick.label);
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('nearestAt', () => {
  const { points, plot } = trendGeometry(year, frame);

  test('takes the nearest month by x alone, anywhere in the plot and beside it', () => {
    const step = (plot.right - plot.left) / 11;
    const label = (at: number | undefined) => points[at ?? -1]?.label;
    expect(label(nearestAt(points, plot.left + 4.4 * step))).toBe('May');
    expect(label(nearestAt(points, plot.left + 4.6 * step))).toBe('Jun');
    expect(label(nearestAt(points, -50))).toBe('Jan');
    expect(label(nearestAt(points, 9_999))).toBe('Dec');
  });

  test('has none to give in an empty series', () => {
    expect(nearestAt([], 10)).toBeUndefined();
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

  test('Page keys leap a tenth of a long series', () => {
    expect(pointAfterKey('PageUp', 0, 10_000)).toBe(1_000);
    expect(pointAfterKey('PageDown', 500, 10_000)).toBe(0);
  });

  test('other keys, and an empty series, are left to the page', () => {
    expect(pointAfterKey('Tab', 4, 12)).toBeUndefined();
    expect(pointAfterKey('Home', 0, 0)).toBeUndefined();
  });
});

describe('tooltipPlace', () => {
  test('stands on the roomier side and inside the plot', () => {
    const geometry = trendGeometry(year, frame);
    const [first, last] = [geometry.points[0], geometry.points.at(-1)];
    if (!first || !last) throw new Error('expected points');
    expect(tooltipPlace(geometry, first)).toMatchObject({ side: 'after', top: geometry.plot.top });
    const end = tooltipPlace(geometry, last);
    expect(end.side).toBe('before');
    expect(end.top).toBeLessThan(geometry.plot.bottom);
  });
});
