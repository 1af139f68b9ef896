import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../../money/index.ts';
import { calendarDay } from '../../time/index.ts';
import { simulatePlan } from './simulatePlan.ts';

const asOf = calendarDay('2026-11-19');
const card = {
  id: 'card',
  currentBalance: cents(100_000),
  minimumPayment: cents(10_000),
  interestRate: aprFromPercent(24),
};
const loan = {
  id: 'loan',
  currentBalance: cents(50_000),
  minimumPayment: cents(5_000),
  interestRate: aprFromPercent(6),
};

test('round-ups go to the highest rate, the rest of the extra down the order', () => {
  const plan = simulatePlan({
    debts: [card, loan],
    asOf,
    strategy: 'snowball',
    extraMonthly: cents(7_000),
    roundUps: cents(2_000),
  });
  // 100.00 + 20.00 of round-ups; 50.00 + 50.00 of the extra.
  expect(plan.debts.map(({ rows }) => rows[0]?.payment)).toEqual([12_000, 10_000]);
  expect(plan.monthlyPayment).toBe(22_000);
});

test('what the highest rate does not need goes down the order, the same month', () => {
  const plan = simulatePlan({
    debts: [{ ...card, currentBalance: cents(10_500) }, loan],
    asOf,
    strategy: ['loan'],
    extraMonthly: cents(2_000),
    roundUps: cents(2_000),
  });
  // 105.00 + 2.10 of interest: the card needs 7.10 on top of its minimum.
  expect(plan.debts.map(({ rows }) => rows[0]?.payment)).toEqual([10_710, 6_290]);
});

test('an avalanche is the same, whatever part of the extra is round-ups', () => {
  const debt = fc.record({
    currentBalance: fc.integer({ min: 0, max: 2_000_000 }).map((value) => cents(value)),
    minimumPayment: fc.integer({ min: 0, max: 60_000 }).map((value) => cents(value)),
    interestRate: fc.integer({ min: 0, max: 36 }).map((value) => aprFromPercent(value)),
  });
  fc.assert(
    fc.property(
      fc.array(debt, { maxLength: 5 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      (list, extra, roundUps) => {
        const debts = list.map((each, index) => ({ ...each, id: `d${index}` }));
        const input = { debts, asOf, extraMonthly: cents(extra + roundUps) };
        expect(simulatePlan({ ...input, roundUps: cents(roundUps) })).toEqual(simulatePlan(input));
      },
    ),
  );
});
