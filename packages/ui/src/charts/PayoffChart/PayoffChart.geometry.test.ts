import { calendarDay, cents, type Cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { mergeEqualPlans } from './mergeEqualPlans.ts';
import { payoffGeometry, shownMonths } from './PayoffChart.geometry.ts';
import type { PayoffLine } from './payoffLine.ts';

const formats = formatsOf('en-US');

const words = wordsOf(payoffChartWords, ENGLISH);
const today = calendarDay('2026-11-19');
const frame = { width: 640, height: 280 };

const geometryOf = (
  lines: readonly PayoffLine[],
  startsOn: Parameters<typeof payoffGeometry>[1],
  size: Parameters<typeof payoffGeometry>[2],
) => payoffGeometry(mergeEqualPlans(lines), startsOn, size, words, formats);

/** A plan that pays the same each month until nothing is left. */
const falling = (name: string, months: number): PayoffLine => ({
  name,
  balances: Array.from({ length: months + 1 }, (_, month) =>
    cents(Math.round(2_000_000 * (1 - month / months))),
  ),
  outcome: 'paid-off',
});
const never: PayoffLine = {
  name: 'Minimums only',
  balances: [cents(2_000_000), cents(2_020_000)],
  outcome: 'never-amortises',
};
const century: PayoffLine = {
  name: 'A dollar a month',
  balances: Array.from({ length: 1201 }, (_, month) => cents(2_000_000 - month * 100)),
  outcome: 'horizon-reached',
};

describe('shownMonths', () => {
  test.each([
    ['until the last plan is paid off', [falling('a', 24), falling('b', 60)], 60],
    ['a tenth further where another goes on', [falling('a', 60), century], 66],
    ['a year of a plan that goes nowhere', [never], 12],
    ['all that was followed, where none is paid off', [century], 1200],
    ['nothing of no plan', [], 0],
  ])('%s', (_name, lines, months) => {
    expect(shownMonths(lines)).toBe(months);
  });
});

describe('payoffGeometry', () => {
  test('what was owed before goes up to now, on the same axes', () => {
    const past = [2_400_000, 2_200_000].map((owed) => cents(owed));
    const plans = mergeEqualPlans([falling('Avalanche', 24)]);
    const { xOf, yOf, plot, pastPath, curves, xTicks } = payoffGeometry(
      plans,
      today,
      frame,
      words,
      formats,
      past,
    );
    expect(xOf(-2)).toBe(plot.left);
    expect(xOf(24)).toBe(plot.right);
    expect(yOf(2_400_000)).toBeGreaterThanOrEqual(plot.top);
    const numbers = pastPath.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers).toHaveLength(6);
    expect(numbers[0]).toBeCloseTo(xOf(-2), 1);
    expect(numbers[5]).toBeCloseTo(yOf(2_000_000), 1);
    expect(curves[0]?.path.startsWith(`M${numbers[4]},${numbers[5]}`)).toBe(true);
    expect(xTicks.map(({ label }) => label)).toContain('Now');
    expect(geometryOf([falling('Avalanche', 24)], today, frame).pastPath).toBe('');
  });

  test('starts at zero and draws each plan down to its own month', () => {
    const { curves, plot, yTicks, xOf } = geometryOf(
      [falling('Avalanche', 24), falling('Minimums only', 60)],
      today,
      frame,
    );
    expect(yTicks[0]).toEqual({ at: plot.bottom, label: '$0' });
    expect(curves[0]?.end).toEqual({ x: xOf(24), y: plot.bottom, goes: 'paid-off' });
    expect(curves[1]?.end?.x).toBeCloseTo(plot.right, 9);
    expect(curves.map((curve) => curve.label?.text)).toEqual(['Avalanche', 'Minimums only']);
  });

  test('a plan that never ends points up from its last known balance, with a label', () => {
    const { curves, plot, xOf, yOf } = geometryOf([falling('Avalanche', 24), never], today, frame);
    expect(curves[1]?.end).toEqual({ x: xOf(1), y: yOf(2_020_000), goes: 'up' });
    expect(curves[1]?.label?.text).toBe('Minimums only: never paid off at this pace');
    // The arrow fits below the top of the plot.
    expect(yOf(2_020_000) - plot.top).toBeGreaterThan(20);
  });

  test('a plan longer than the axis is cut, not compressed', () => {
    const { curves, plot } = geometryOf([falling('Avalanche', 60), century], today, frame);
    expect(curves[1]?.end?.x).toBeCloseTo(plot.right, 9);
    expect(curves[1]?.end?.goes).toBe('on');
  });

  test('if nothing is owed, the only tick is $0', () => {
    const paid: PayoffLine = { name: 'Paid', balances: [cents(0)], outcome: 'paid-off' };
    expect(geometryOf([paid], today, frame).yTicks.map(({ label }) => label)).toEqual(['$0']);
    const owed: PayoffLine = { ...paid, balances: [cents(1), cents(0)] };
    expect(geometryOf([owed], today, frame).yTicks.length).toBeGreaterThan(1);
  });

  test('a single point is a marker without a line', () => {
    const { curves } = geometryOf(
      [{ name: 'Paid', balances: [cents(0)], outcome: 'paid-off' }],
      today,
      frame,
    );
    expect(curves[0]?.path).toBe('');
    expect(curves[0]?.end?.goes).toBe('paid-off');
  });

  test('values that are not finite are left out, and a plan without others has no marker', () => {
    const balances = [300_000, Number.NaN, 100_000, 0].map((value) => value as Cents);
    const { curves } = geometryOf(
      [
        { name: 'Holes', balances, outcome: 'paid-off' },
        { name: 'Nothing', balances: [Number.NaN as Cents], outcome: 'never-amortises' },
      ],
      today,
      frame,
    );
    expect(curves[0]?.path.match(/[ML]/g)).toHaveLength(3);
    expect(JSON.stringify(curves)).not.toMatch(/NaN|null/);
    expect(curves[1]?.end).toBeUndefined();
  });

  test('ten thousand months are decimated to the available pixels, with few labels', () => {
    const { curves, plot, xTicks } = geometryOf([falling('Long', 10_000)], undefined, frame);
    expect(curves[0]?.path.match(/[ML]/g)?.length).toBeLessThanOrEqual(plot.right - plot.left);
    expect(xTicks.length).toBeGreaterThan(1);
    expect(xTicks.length).toBeLessThan(14);
  });

  test('a phone leaves the names to the legend', () => {
    const labels = (width: number) =>
      geometryOf([falling('a', 12), falling('b', 24)], today, {
        width,
        height: 240,
      }).curves.map(({ label }) => label?.text);
    expect(labels(280)).toEqual([undefined, undefined]);
    expect(labels(640)).toEqual(['a', 'b']);
  });

  test('a name of usual length is whole or only in the legend', () => {
    const name = 'Avalanche with round-ups';
    const labelAt = (width: number) =>
      geometryOf([falling(name, 42), falling('b', 87)], today, { width, height: 240 }).curves[0]
        ?.label?.text;
    for (const width of [320, 340, 360, 400, 440])
      expect([undefined, name]).toContain(labelAt(width));
    expect(labelAt(640)).toBe(name);
  });

  test('month labels keep clear of each other at every width and length', () => {
    for (const width of [280, 375, 640, 1200]) {
      for (const months of [1, 5, 28, 59, 240, 1200]) {
        const { xTicks } = geometryOf([falling('a', months)], today, { width, height: 240 });
        for (let at = 1; at < xTicks.length; at += 1) {
          expect((xTicks[at]?.at ?? 0) - (xTicks[at - 1]?.at ?? 0)).toBeGreaterThan(58);
        }
      }
    }
  });

  test('a name of two hundred characters is cut to fit', () => {
    const { curves } = geometryOf([falling('x'.repeat(200), 12)], today, frame);
    expect(curves[0]?.label?.text).toMatch(/^x+…$/);
    expect(curves[0]?.label?.text.length).toBeLessThan(90);
  });
});

describe('what was planned before', () => {
  const planned: PayoffLine = {
    ...falling('Saved plan', 10),
    kind: 'planned',
    before: [Number.NaN as Cents, cents(3_000_000)],
  };
  const withPast = (past: readonly Cents[]) =>
    payoffGeometry(mergeEqualPlans([planned]), today, frame, words, formats, past);

  test('begins in its first month, and the axis has room for it', () => {
    const { curves, xOf, yOf, plot } = withPast([cents(2_500_000), cents(2_200_000)]);
    expect(curves[0]?.path).toMatch(new RegExp(`^M${Math.round(xOf(-1) * 10) / 10},`));
    expect(yOf(3_000_000)).toBeGreaterThanOrEqual(plot.top);
  });

  test('is not drawn without a past', () => {
    const { curves, xOf } = withPast([]);
    expect(curves[0]?.path).toMatch(new RegExp(`^M${Math.round(xOf(0) * 10) / 10},`));
  });
});
