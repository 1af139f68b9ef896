import { describe, expect, test } from 'vitest';
import { moneyAxis } from './moneyAxis.ts';
import { formatsOf } from '../../words/index.ts';

const formats = formatsOf('en-US');

const frame = { width: 640, height: 260 };
const labelsOf = (least: number, most: number) =>
  moneyAxis([least, most], frame, formats).ticks.map((tick) => tick.label);

describe('moneyAxis', () => {
  test('has round amounts in dollars, evenly spaced and ascending', () => {
    const { ticks } = moneyAxis([1_440_000, 2_060_000], frame, formats);
    expect(ticks.map((tick) => tick.label)).toEqual([
      '$14,000',
      '$16,000',
      '$18,000',
      '$20,000',
      '$22,000',
    ]);
    for (let at = 1; at < ticks.length; at += 1) {
      expect(ticks[at]?.at).toBeLessThan(ticks[at - 1]?.at ?? -1);
    }
  });

  test('maps its whole domain between the top and the bottom of the plot', () => {
    const { yOf } = moneyAxis([1_234_567, 7_654_321], frame, formats);
    expect(yOf(7_654_321)).toBeGreaterThanOrEqual(12);
    expect(yOf(1_234_567)).toBeLessThanOrEqual(228);
    expect(yOf(2_000_000)).toBeGreaterThan(yOf(3_000_000));
  });

  test('reserves space for its longest label', () => {
    const { inset, ticks } = moneyAxis([0, 2_500_000], frame, formats);
    const longest = Math.max(...ticks.map((tick) => tick.label.length));
    expect(inset).toBeGreaterThan(longest * 7);
  });

  test.each([
    [5_500_000_000, '$60M', 35],
    [58_000_000_000, '$600M', 43],
    [70_000, '$800', 32],
  ])('up to %i cents leaves room for %s, %i px wide and 8 from the axis', (most, label, width) => {
    const { inset, ticks } = moneyAxis([0, most], frame, formats);
    expect(ticks.at(-1)?.label).toBe(label);
    expect(inset).toBeGreaterThanOrEqual(width + 8);
  });

  test('reserves twice the space for text of twice the size, with half as many ticks', () => {
    const usual = moneyAxis([0, 2_500_000], frame, formats);
    const large = moneyAxis([0, 2_500_000], { ...frame, text: 2 }, formats);
    expect(large.inset).toBeGreaterThanOrEqual(2 * usual.inset - 1);
    expect(large.ticks.length).toBeLessThan(usual.ticks.length);
    expect(large.yOf(0)).toBe(196);
  });

  test('abbreviates millions, unless two ticks would have the same label', () => {
    for (const label of labelsOf(12_345_678_900, 98_765_432_100)) {
      expect(label).toMatch(/M$|B$|^\$0/);
    }
    const close = labelsOf(98_765_432_100, 98_765_432_900);
    expect(new Set(close).size).toBe(close.length);
  });

  test('no tick is a fraction of a cent', () => {
    const labels = labelsOf(0, 100);
    expect(labels.length).toBeGreaterThanOrEqual(2);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
