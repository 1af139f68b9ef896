import { expect, test } from 'vitest';
import { aprFromPercent, cents, ZERO_CENTS } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { summarizeHousehold, type HouseholdSums } from './summarizeHousehold.ts';

const card = {
  id: 'd_1',
  currentBalance: cents(620_000),
  originalBalance: cents(800_000),
  minimumPayment: cents(15_500),
  interestRate: aprFromPercent(24.99),
};
const sums: HouseholdSums = {
  debts: [card],
  purse: {
    collected: cents(14_321),
    applied: cents(10_000),
    invested: cents(4000),
    returned: cents(21),
  },
  thisMonthRoundUps: cents(1840),
  recentRoundUps: cents(4000),
  thisMonthPayments: cents(45_000),
  settings: { isEnabled: true, cryptoEnabled: false, cryptoPercentage: 50 },
  now: '2026-11-19T14:05:00Z',
  today: calendarDay('2026-11-19'),
};

test('tells sums as they are, and progress and total of the debts', () => {
  expect(summarizeHousehold(sums)).toMatchObject({
    totalRoundUps: 14_321,
    roundUpsWaiting: 300,
    roundUpsApplied: 10_000,
    roundUpsInvested: 4000,
    roundUpsReturned: 21,
    monthlyRoundUps: 4000,
    asOf: '2026-11-19',
    thisMonthRoundUps: 1840,
    thisMonthPayments: 45_000,
    totalDebt: 620_000,
    progressPercentage: 23,
  });
});

test('round-ups bring the day nearer, less what is invested, and not while they are off', () => {
  const dateWith = (change: Partial<HouseholdSums>) =>
    summarizeHousehold({ ...sums, ...change }).debtFreeDate ?? '';
  const { settings } = sums;
  const without = dateWith({ recentRoundUps: ZERO_CENTS });
  const half = dateWith({ recentRoundUps: cents(2000) });
  expect(dateWith({}) < half && half < without).toBe(true);
  expect(dateWith({ settings: { ...settings, cryptoEnabled: true } })).toBe(half);
  expect(dateWith({ settings: { ...settings, isEnabled: false } })).toBe(without);
});

test('no date where nothing is owed, or where the payments are below the interest', () => {
  expect(summarizeHousehold({ ...sums, debts: [] })).toMatchObject({
    debtFreeDate: null,
    progressPercentage: 0,
  });
  const debts = [{ ...card, minimumPayment: cents(100) }];
  expect(summarizeHousehold({ ...sums, debts }).debtFreeDate).toBeNull();
});
