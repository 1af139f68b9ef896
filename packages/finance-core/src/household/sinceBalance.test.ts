import { expect, test } from 'vitest';
import { aprFromPercent, cents } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { paidPastDue, sinceBalance } from './sinceBalance.ts';

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
    roundUpsSinceDue: 0,
    oneOffPaidToday: 0,
    pastDue: 0,
  });
});

test('the interest of a balance that a bank reports is not estimated', () => {
  expect(sinceBalance(debt, payments, { ...known, reportsInterest: true })).toEqual({
    paidSince: 12_345,
    estimatedInterest: undefined,
    paidSinceDue: 12_345,
    roundUpsSinceDue: 0,
    oneOffPaidToday: 0,
    pastDue: 0,
  });
});

test('without a day nothing is since its balance', () => {
  expect(sinceBalance({ ...debt, balanceAsOf: undefined }, payments, known)).toEqual({
    paidSince: 0,
    estimatedInterest: undefined,
    paidSinceDue: 12_345,
    roundUpsSinceDue: 0,
    oneOffPaidToday: 0,
    pastDue: 0,
  });
});

test('a one-off payment is on top of what the lender asks for', () => {
  const oneOffs = [{ on: calendarDay('2026-11-26'), amount: cents(10_000) }];
  expect(sinceBalance(debt, payments, { ...known, oneOffs })).toMatchObject({
    paidSince: 12_345,
    paidSinceDue: 2_345,
    oneOffPaidToday: 10_000,
  });
  const tomorrow = { ...known, today: calendarDay('2026-11-27'), oneOffs };
  expect(sinceBalance(debt, payments, tomorrow)).toMatchObject({
    paidSinceDue: 2_345,
    oneOffPaidToday: 0,
  });
  // $50 were due on December 25, and $23.45 were paid toward it.
  const january = { ...known, today: calendarDay('2026-12-26'), oneOffs };
  expect(sinceBalance(debt, payments, january)).toMatchObject({
    paidSinceDue: 0,
    pastDue: 5_000 - 2_345,
  });
});

test('a one-off payment pays what is past due on its debt', () => {
  const one = { on: calendarDay('2026-11-28'), amount: cents(8_000) };
  const figures = (day: string, more: typeof payments = []) =>
    sinceBalance(debt, [one, ...more], {
      ...known,
      today: calendarDay(day),
      oneOffs: [one],
    });
  // $50 were due on November 25.
  expect(figures('2026-11-29')).toMatchObject({ pastDue: 0, paidSinceDue: 0 });
  // What is paid besides is for the next due day, and that one asks for it as always.
  const later = [{ on: calendarDay('2026-11-29'), amount: cents(1_000) }];
  expect(figures('2026-11-29', later)).toMatchObject({ pastDue: 0, paidSinceDue: 1_000 });
  expect(figures('2026-12-26')).toMatchObject({ pastDue: 5_000 });
  expect(figures('2026-12-26', later)).toMatchObject({ pastDue: 4_000 });
});

test('names the round-ups since the last due day', () => {
  const swept = { on: calendarDay('2026-11-26'), amount: cents(941), fromRoundUps: true };
  const partOf = (day: string) => {
    const today = calendarDay(day);
    return sinceBalance(debt, [...payments, swept], { ...known, today }).roundUpsSinceDue;
  };
  expect(partOf('2026-11-26')).toBe(941);
  expect(partOf('2026-12-26')).toBe(0);
  // Also those that went to what was late: they are not to come anymore.
  const late = { ...debt, balanceAsOf: calendarDay('2026-10-20') };
  expect(sinceBalance(late, [swept], known)).toMatchObject({
    paidSinceDue: 0,
    roundUpsSinceDue: 941,
  });
});

test('minimums without a payment are past due until one is made, or a statement comes', () => {
  const pastDue = (day: string, amounts: [day: string, amount: number][], change = {}) =>
    sinceBalance(
      { ...debt, ...change },
      amounts.map(([on, amount]) => ({ on: calendarDay(on), amount: cents(amount) })),
      { ...known, today: calendarDay(day) },
    ).pastDue;
  expect(pastDue('2026-11-25', [])).toBe(0);
  expect(pastDue('2026-11-26', [])).toBe(5_000);
  expect(pastDue('2026-12-26', [])).toBe(10_000);
  expect(pastDue('2026-11-26', [['2026-11-24', 3_000]])).toBe(2_000);
  expect(pastDue('2026-11-27', [['2026-11-27', 4_999]])).toBe(1);
  expect(pastDue('2026-11-27', [['2026-11-27', 5_000]])).toBe(0);
  // No more than is owed, and nothing on a debt that is paid off.
  expect(pastDue('2026-11-26', [], { currentBalance: cents(1_200) })).toBe(1_200);
  expect(pastDue('2026-11-26', [], { currentBalance: cents(0) })).toBe(0);
  expect(pastDue('2026-11-26', [], { balanceAsOf: calendarDay('2026-11-25') })).toBe(0);
  expect(pastDue('2026-11-26', [], { balanceAsOf: undefined })).toBe(0);
  const bank = { today: calendarDay('2026-12-26'), reportsInterest: true };
  expect(sinceBalance(debt, [], bank).pastDue).toBe(0);
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

test('what a statement has settled was not paid toward the next minimum', () => {
  // $50 were due on October 25 and missed.
  const late = { ...debt, balanceAsOf: calendarDay('2026-10-20'), currentBalance: cents(100_000) };
  const paid = (day: string, amount: number) => ({ on: calendarDay(day), amount: cents(amount) });
  const made = [paid('2026-11-05', 7_000)];
  const on = calendarDay('2026-11-12');
  const settled = paidPastDue(late, made, { on, reportsInterest: false });
  expect(settled).toBe(5_000);
  const after = { ...late, balanceAsOf: on, paidPastDue: settled };
  const figures = (day: string, list = made) => {
    const { paidSinceDue, pastDue } = sinceBalance(after, list, {
      ...known,
      today: calendarDay(day),
    });
    return { paidSinceDue, pastDue };
  };
  expect(figures('2026-11-12')).toEqual({ paidSinceDue: 2_000, pastDue: 0 });
  expect(figures('2026-11-26')).toEqual({ paidSinceDue: 0, pastDue: 3_000 });
  expect(figures('2026-11-26', [...made, paid('2026-11-20', 3_000)])).toMatchObject({ pastDue: 0 });
  // One that was made after the day of the statement, before it was entered.
  const since = [paid('2026-11-14', 7_000)];
  expect(paidPastDue(late, since, { on, reportsInterest: false })).toBe(5_000);
  expect(figures('2026-11-15', since)).toEqual({ paidSinceDue: 2_000, pastDue: 0 });
  // The payment is undone.
  expect(figures('2026-11-12', [])).toEqual({ paidSinceDue: 0, pastDue: 0 });
  expect(figures('2026-11-26', [])).toEqual({ paidSinceDue: 0, pastDue: 5_000 });

  // Another statement of the month settles nothing more; one of the next month does.
  const next = (day: string, list = made) =>
    paidPastDue(after, list, { on: calendarDay(day), reportsInterest: false });
  expect(next('2026-11-15')).toBe(5_000);
  expect(next('2026-11-26')).toBe(0);
  expect(next('2026-11-28', [...made, paid('2026-11-27', 4_000)])).toBe(3_000);
  expect(paidPastDue(late, made, { ...known, on: calendarDay('2026-10-22') })).toBe(0);
  // One of a month before has no late payments, and nothing is late for a bank.
  expect(next('2026-10-24')).toBe(0);
  expect(paidPastDue(late, made, { on, reportsInterest: true })).toBe(0);
  expect(paidPastDue({ ...late, balanceAsOf: undefined }, made, { ...known, on })).toBe(0);
  // What a one-off payment pays is not taken from the others.
  const oneOffs = [paid('2026-11-04', 4_000)];
  const both = [...oneOffs, ...made];
  expect(paidPastDue(late, both, { on, reportsInterest: false, oneOffs })).toBe(1_000);
});
