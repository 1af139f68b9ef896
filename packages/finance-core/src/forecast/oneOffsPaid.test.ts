import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { oneOffsPaid } from './oneOffsPaid.ts';

const asOf = calendarDay('2026-11-19');
const debt = (id: string, paid?: number) => ({
  id,
  currentBalance: cents(100_000),
  minimumPayment: cents(2_500),
  interestRate: aprFromPercent(20),
  oneOffPaidToday: paid === undefined ? undefined : cents(paid),
});

test('those of today are paid in their order, with what was paid on all debts', () => {
  const oneOffs = [
    { on: calendarDay('2026-11-10'), amount: cents(5_000) },
    { on: asOf, amount: cents(10_000) },
    { on: asOf, amount: cents(20_000) },
    { on: calendarDay('2026-11-20'), amount: cents(30_000) },
  ];
  const paid = (...amounts: (number | undefined)[]) =>
    oneOffsPaid(oneOffs, {
      asOf,
      debts: amounts.map((amount, at) => debt(String(at), amount)),
    }).map((oneOff) => oneOff.paid);
  expect(paid(undefined)).toEqual([0, 0, 0, 0]);
  expect(paid(9_000, 4_000)).toEqual([0, 10_000, 3_000, 0]);
  expect(paid(40_000)).toEqual([0, 10_000, 20_000, 0]);
});
