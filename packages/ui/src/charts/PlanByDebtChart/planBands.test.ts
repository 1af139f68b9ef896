import {
  aprFromPercent,
  calendarDay,
  cents,
  simulatePlan,
  type PlanDebt,
} from '@dime-time/finance-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoffLine } from '../PayoffChart/payoffLine.ts';
import { bandMonths, planBands, totalOf } from './planBands.ts';

const asOf = calendarDay('2026-11-19');
const debt = (id: string, balance: number, minimum: number, percent = 0): PlanDebt => ({
  id,
  currentBalance: cents(balance),
  interestRate: aprFromPercent(percent),
  minimumPayment: cents(minimum),
});
const bandsOf = (debts: readonly PlanDebt[]) =>
  planBands(
    simulatePlan({ asOf, debts, strategy: 'minimum-only' }),
    debts.map(({ id }) => ({ id, name: id })),
    'Other debts',
  );

test('the bands add up to what the plan owes, in every month', () => {
  const someDebts = fc.array(
    fc.record({
      balance: fc.integer({ min: 0, max: 2_000_000 }),
      minimum: fc.integer({ min: 0, max: 200_000 }),
      percent: fc.integer({ min: 0, max: 36 }),
      dueDate: fc.integer({ min: 1, max: 31 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(someDebts, fc.nat({ max: 12 }), (shapes, named) => {
      const debts = shapes.map(({ balance, minimum, percent, dueDate }, at) => ({
        ...debt(`${at}`, balance, minimum, percent),
        dueDate,
      }));
      const plan = simulatePlan({ asOf, debts });
      const names = debts.slice(0, named).map(({ id }) => ({ id, name: id }));
      const bands = planBands(plan, names, 'Other debts');
      const { balances } = payoffLine('', plan);
      expect(bands.length).toBeLessThanOrEqual(6);
      expect(balances.map((_, month) => totalOf(bands, month))).toEqual(balances);
    }),
    { numRuns: 60 },
  );
});

test('the debt that is paid off last is at the bottom, and each keeps its color', () => {
  const bands = bandsOf([debt('first', 10_000, 10_000), debt('last', 30_000, 10_000)]);
  expect(bands.map(({ name, look, paidIn }) => [name, look, paidIn])).toEqual([
    ['last', 1, 3],
    ['first', 0, 1],
  ]);
});

test('of seven debts, the five largest have a band each', () => {
  const debts = [1, 2, 3, 4, 5, 6, 7].map((at) => debt(`${at}`, at * 10_000, 10_000));
  const bands = bandsOf(debts);
  expect(bands.map(({ name, look }) => [name, look])).toEqual([
    ['7', 1],
    ['6', 0],
    ['5', 4],
    ['4', 3],
    ['3', 2],
    ['Other debts', 5],
  ]);
  expect(bands.at(-1)).toMatchObject({ paidIn: 2, balances: [30_000, 10_000, 0, 0, 0, 0, 0, 0] });
});

test('six debts have a band each', () => {
  const debts = [1, 2, 3, 4, 5, 6].map((at) => debt(`${at}`, at * 10_000, 10_000));
  expect(bandsOf(debts).map(({ name }) => name)).toEqual(['6', '5', '4', '3', '2', '1']);
});

test('a debt that is never paid off is at the bottom and has no end', () => {
  const bands = bandsOf([debt('endless', 100_000, 100, 24), debt('paid', 30_000, 10_000)]);
  expect(bands.map(({ name, paidIn }) => [name, paidIn])).toEqual([
    ['endless', undefined],
    ['paid', 3],
  ]);
  expect(bandMonths(bands)).toBe((bands[0]?.balances.length ?? 0) - 1);
});

test('a debt keeps its color when one before it is paid off', () => {
  const debts = [debt('paid', 0, 100), debt('a', 20_000, 1_000), debt('b', 30_000, 1_000)];
  expect(bandsOf(debts).map(({ name, look }) => [name, look])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});

test('no two debts of many have one color, nor that of the shared band', () => {
  const debts = Array.from({ length: 12 }, (_, at) => debt(`${at}`, (at % 5) * 10_000, 1_000));
  const looks = bandsOf(debts).map(({ look }) => look);
  expect(looks.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('debts that cost nothing any more have no band', () => {
  expect(bandsOf([debt('paid', 0, 10_000)])).toEqual([]);
});

test('a debt that is paid off in the running month ends with it, by its day', () => {
  const soon = { ...debt('soon', 10_000, 10_000), dueDate: 28 };
  const bands = bandsOf([soon, { ...debt('late', 30_000, 10_000), dueDate: 15 }]);
  expect(bands.map(({ name, paidIn, paidOffOn }) => [name, paidIn, paidOffOn])).toEqual([
    ['late', 4, '2027-02-15'],
    ['soon', 1, '2026-11-28'],
  ]);
});
