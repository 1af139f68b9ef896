import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { sinceBalance } from './sinceBalance.ts';

const debt = {
  currentBalance: cents(192_655),
  interestRate: aprFromPercent(36),
  balanceAsOf: calendarDay('2026-11-20'),
  dueDate: 25,
  minimumPayment: cents(5_000),
};
const payments = [
  { on: calendarDay('2026-11-20'), amount: cents(5_000) },
  { on: calendarDay('2026-11-26'), amount: cents(12_345) },
];
const known = { today: calendarDay('2026-11-26'), reportsInterest: false };

test('counts the payments after the day of the balance', () => {
  expect(sinceBalance(debt, payments, known)).toEqual({
    paidSince: 12_345,
    estimatedInterest: 1_213,
    paidSinceDue: 12_345,
  });
});

test('the interest of a balance that a bank reports is not estimated', () => {
  expect(sinceBalance(debt, payments, { ...known, reportsInterest: true })).toEqual({
    paidSince: 12_345,
    estimatedInterest: undefined,
    paidSinceDue: 12_345,
  });
});

test('without a day nothing is since its balance', () => {
  expect(sinceBalance({ ...debt, balanceAsOf: undefined }, payments, known)).toEqual({
    paidSince: 0,
    estimatedInterest: undefined,
    paidSinceDue: 12_345,
  });
});

test('a payment that is late is for the due day that it missed', () => {
  const late = (
    day: string,
    amounts: [day: string, amount: number][],
    balanceAsOf = '2026-11-20',
  ) =>
    sinceBalance(
      { ...debt, balanceAsOf: calendarDay(balanceAsOf) },
      amounts.map(([on, amount]) => ({ on: calendarDay(on), amount: cents(amount) })),
      { ...known, today: calendarDay(day) },
    ).paidSinceDue;
  // $50 were due on November 25, and on December 25.
  expect(late('2026-11-30', [['2026-11-28', 5_000]])).toBe(0);
  expect(late('2026-11-30', [['2026-11-28', 7_000]])).toBe(2_000);
  expect(
    late('2026-11-30', [
      ['2026-11-25', 3_000],
      ['2026-11-28', 5_000],
    ]),
  ).toBe(3_000);
  // What was paid before the due day in October was for that one.
  expect(
    late('2026-11-30', [
      ['2026-10-25', 5_000],
      ['2026-11-28', 5_000],
    ]),
  ).toBe(0);
  expect(
    late('2026-11-30', [
      ['2026-10-26', 5_000],
      ['2026-11-28', 5_000],
    ]),
  ).toBe(5_000);
  // November was missed, and $20 of December: what is paid is for those first.
  const missed: [string, number][] = [
    ['2026-12-01', 3_000],
    ['2026-12-27', 9_000],
  ];
  expect(late('2026-12-30', missed)).toBe(2_000);
  expect(
    late('2026-12-30', [
      ['2026-12-01', 8_000],
      ['2026-12-27', 5_000],
    ]),
  ).toBe(3_000);
  // The statement of the due day knows whether it was paid.
  expect(late('2026-11-30', [['2026-11-28', 5_000]], '2026-11-25')).toBe(5_000);
  const bank = sinceBalance(debt, payments, { ...known, reportsInterest: true });
  expect(bank.paidSinceDue).toBe(12_345);
});

test('of the next payment, what was paid after the last due day is paid', () => {
  const more = [...payments, { on: calendarDay('2026-11-25'), amount: cents(700) }];
  const paidOn = (day: string, dueDate: number) =>
    sinceBalance({ ...debt, dueDate }, more, { ...known, today: calendarDay(day) }).paidSinceDue;
  expect(paidOn('2026-11-26', 25)).toBe(12_345);
  expect(paidOn('2026-11-26', 24)).toBe(13_045);
  // On the due day itself, its payment is still the next one.
  expect(paidOn('2026-11-26', 26)).toBe(5_000 + 700 + 12_345);
  expect(paidOn('2026-11-27', 26)).toBe(0);
});
