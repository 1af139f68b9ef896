import { cents, type Cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { trendSeries } from '../plot/trendSeries.ts';
import { sparklineGeometry } from './Sparkline.geometry.ts';
import { formatsOf } from '../../words/index.ts';

const formats = formatsOf('en-US');

const box = { width: 96, height: 28 };
const draw = (values: readonly number[]) =>
  sparklineGeometry(
    trendSeries(
      values.map((value, at) => ({ label: `${at}`, value: value as Cents })),
      formats,
    ),
    box,
  );

test('spans the width, its maximum at the top and its minimum at the bottom', () => {
  const { path, end } = draw([cents(100), cents(300)]);
  expect(path).toBe('M4,24L92,4');
  expect(end).toEqual({ x: 92, y: 4 });
});

test('a series that never changes runs through the middle', () => {
  expect(draw([500, 500, 500]).end).toEqual({ x: 92, y: 14 });
});

test('one point is a dot in the middle', () => {
  expect(draw([500])).toEqual({ path: '', end: { x: 48, y: 14 } });
});

test('a series without a finite value has no drawing', () => {
  expect(draw([])).toEqual({ path: '', end: undefined });
  expect(draw([Number.NaN, Number.POSITIVE_INFINITY])).toEqual({ path: '', end: undefined });
});

test('ten thousand points are decimated to the available pixels', () => {
  const { path } = draw(Array.from({ length: 10_000 }, (_, at) => (at * 7919) % 90_001));
  expect(path.match(/[ML]/g)?.length).toBeLessThanOrEqual(96);
});
