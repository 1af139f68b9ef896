import { cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { formatsOf } from '../../words/index.ts';
import { planByDebtGeometry } from './PlanByDebtChart.geometry.ts';
import type { DebtBand } from './planBands.ts';

const formats = formatsOf('en-US');
const band = (name: string, look: number, balances: readonly number[]): DebtBand => ({
  id: name,
  name,
  look,
  balances: balances.map((balance) => cents(balance)),
  paidIn: balances.indexOf(0),
  paidOffOn: undefined,
});
const geometryOf = (bands: readonly DebtBand[], width = 640) =>
  planByDebtGeometry(bands, (month) => `Month ${month}`, { width, height: 280 }, formats);
const last = band('Car', 0, [30_000, 20_000, 10_000, 0]);
const first = band('Visa', 1, [10_000, 0, 0, 0]);

test('a band ends in the month that its debt is paid off, on top of the one below', () => {
  const { shapes, xOf, yOf } = geometryOf([last, first]);
  const places = shapes[1]?.path
    .match(/[\d.]+,[\d.]+/g)
    ?.map((pair) => pair.split(',').map(Number));
  expect(places).toHaveLength(4);
  expect(places?.[0]?.[1]).toBeCloseTo(yOf(40_000), 0);
  expect(places?.[1]?.[0]).toBeCloseTo(xOf(1), 0);
  expect(places?.[2]?.[1]).toBeCloseTo(yOf(20_000), 0);
  expect(places?.[3]?.[1]).toBeCloseTo(yOf(30_000), 0);
});

test('a name stands inside its band where it fits, or nowhere', () => {
  const { shapes, plot } = geometryOf([last, first]);
  const label = shapes[0]?.label;
  expect(label?.text).toBe('Car');
  expect(label?.y).toBeLessThan(plot.bottom);
  const long = { ...last, name: 'A card with a name that is much wider than its band on a phone' };
  expect(geometryOf([long], 320).shapes[0]?.label).toBeUndefined();
});
