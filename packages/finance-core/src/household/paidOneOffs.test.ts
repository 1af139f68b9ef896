import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { paidOneOffs, type DatedPlan } from './paidOneOffs.ts';

function plan(since: string, on: string, amount: number, ...more: number[]): DatedPlan {
  return {
    since: calendarDay(since),
    strategy: 'avalanche',
    oneOffs: [amount, ...more].map((one) => ({ on: calendarDay(on), amount: cents(one) })),
  };
}

function paid(...payments: [debtId: string, on: string, amount: number][]) {
  return payments.map(([debtId, on, amount]) => ({
    debtId,
    on: calendarDay(on),
    amount: cents(amount),
  }));
}

const REFUND = [plan('2026-11-01', '2026-12-20', 100_000)];

test('what is paid on the day of a one-off payment was made with it', () => {
  const payments = paid(['visa', '2026-12-20', 100_000]);
  expect(paidOneOffs(REFUND, payments)).toEqual(payments);
  expect(paidOneOffs([], payments)).toEqual([]);
  expect(paidOneOffs(REFUND, paid(['visa', '2026-12-21', 100_000]))).toEqual([]);
  expect(paidOneOffs(REFUND, paid(['visa', '2026-12-19', 100_000]))).toEqual([]);
});

test('less than its amount is another payment', () => {
  expect(paidOneOffs(REFUND, paid(['visa', '2026-12-20', 99_999]))).toEqual([]);
});

test('the largest payments of the day are a part of it, and the rest is not', () => {
  const payments = paid(
    ['store', '2026-12-20', 3_500],
    ['visa', '2026-12-20', 60_000],
    ['loan', '2026-12-20', 45_000],
  );
  expect(paidOneOffs(REFUND, payments)).toEqual(
    paid(['visa', '2026-12-20', 60_000], ['loan', '2026-12-20', 40_000]),
  );
});

test('several one-off payments of a day are one', () => {
  const plans = [plan('2026-11-01', '2026-12-20', 60_000, 40_000)];
  expect(paidOneOffs(plans, paid(['visa', '2026-12-20', 60_000]))).toEqual([]);
  const all = paid(['visa', '2026-12-20', 100_000]);
  expect(paidOneOffs(plans, all)).toEqual(all);
});

test('round-ups never make one', () => {
  const [sweep] = paid(['visa', '2026-12-20', 100_000]);
  expect(paidOneOffs(REFUND, [{ ...sweep!, isAutomatic: true }])).toEqual([]);
});

test('the plan in force on the day counts, also where it was changed on that day', () => {
  const payments = paid(['visa', '2026-12-20', 100_000]);
  const without = (since: string) => ({ ...plan(since, '2027-01-01', 1), oneOffs: [] });
  expect(paidOneOffs([...REFUND, without('2026-12-19')], payments)).toEqual([]);
  // Paid, and then taken out of the plan.
  expect(paidOneOffs([...REFUND, without('2026-12-20')], payments)).toEqual(payments);
  expect(paidOneOffs([...REFUND, without('2026-12-21')], payments)).toEqual(payments);
  expect(paidOneOffs([plan('2026-12-21', '2026-12-20', 100_000)], payments)).toEqual([]);
});

test('a plan of the minimums only makes none', () => {
  const minimums = REFUND.map((one) => ({ ...one, strategy: 'minimum-only' as const }));
  expect(paidOneOffs(minimums, paid(['visa', '2026-12-20', 100_000]))).toEqual([]);
});
