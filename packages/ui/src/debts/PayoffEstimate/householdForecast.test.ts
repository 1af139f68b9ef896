import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { householdForecast, householdOf } from './householdForecast.ts';

const today = calendarDay('2026-11-19');
const debt = {
  id: 'd',
  currentBalance: cents(100_000),
  interestRate: aprFromPercent(12),
  minimumPayment: cents(50_000),
};
const household = { debts: [debt], monthlyRoundUps: cents(1_500), asOf: today };

test('a household’s forecast is calculated once', () => {
  expect(householdForecast(household)).toBe(householdForecast(household));
});

test('a debt without a household is a household of one debt', () => {
  expect(householdOf(debt, today, household)).toBe(household);
  const other = { ...household, debts: [{ ...debt, id: 'e' }] };
  const alone = { debts: [debt], monthlyRoundUps: 0, asOf: today };
  expect(householdOf(debt, today, other)).toEqual(alone);
  expect(householdOf(debt, today, undefined)).toEqual(alone);
});
