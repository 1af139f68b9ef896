import { expect, test } from 'vitest';
import type { DebtSchedule } from '../debts/payoff/plan.ts';
import { cents, ZERO_CENTS } from '../money/index.ts';
import { calendarDay, calendarMonth } from '../time/index.ts';
import { debtHistory } from './debtHistory.ts';

const today = calendarDay('2026-11-19');
const at = (month: string, balance: number) => ({
  month: calendarMonth(month),
  debts: [{ debtId: 'd', balance: cents(balance), paid: ZERO_CENTS, interest: ZERO_CENTS }],
});
/** A debt of nine dollars, and what is owed after each payment from a day on. */
const scheduled = (balances: number[], firstPaymentOn = '2026-12-15'): DebtSchedule => ({
  id: 'd',
  firstPaymentOn: calendarDay(firstPaymentOn),
  months: undefined,
  paidOffOn: undefined,
  interest: ZERO_CENTS,
  paid: ZERO_CENTS,
  balance: cents(balances.at(-1) ?? 900),
  rows: balances.map((balance, index) => {
    const payment = cents((balances[index - 1] ?? 900) - balance);
    const interest = ZERO_CENTS;
    return { month: index + 1, balance: cents(balance), interest, payment, principal: payment };
  }),
});
const base = { debtId: 'd', balance: cents(900), today };
const summary = (points: ReturnType<typeof debtHistory>) =>
  points.map(({ month, value, kind, isToday }) => [month, value, isToday ? 'today' : kind]);

test('has the months that are over, today, and the forecast until the debt is paid off', () => {
  const history = [{ ...at('2026-08', 0), debts: [] }, at('2026-09', 1_200), at('2026-10', 1_000)];
  const schedule = scheduled([400, 0]);
  expect(
    summary(debtHistory({ ...base, history: [...history, at('2026-11', 950)], schedule })),
  ).toEqual([
    ['2026-09', 1_200, 'real'],
    ['2026-10', 1_000, 'real'],
    ['2026-11', 900, 'today'],
    ['2026-12', 400, 'forecast'],
    ['2027-01', 0, 'forecast'],
  ]);
});

test('a forecast without an end has twelve months, or as many as the history', () => {
  const schedule = scheduled(Array.from({ length: 99 }, () => 900));
  expect(debtHistory({ ...base, history: [], schedule })).toHaveLength(13);
  const history = Array.from({ length: 24 }, (_, index) =>
    at(`${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`, 1_000),
  );
  expect(debtHistory({ ...base, history, schedule })).toHaveLength(50);
});

test('the forecast ends where its schedule ends and something is still owed', () => {
  const schedule = scheduled([800]);
  expect(debtHistory({ ...base, history: [], schedule }).map(({ value }) => value)).toEqual([
    900, 800,
  ]);
});

test('a debt without a forecast, or one that is paid off, has what was owed', () => {
  const history = [at('2026-10', 1_000)];
  expect(debtHistory({ ...base, history })).toHaveLength(2);
  const schedule = scheduled([]);
  expect(debtHistory({ ...base, balance: ZERO_CENTS, history, schedule })).toHaveLength(2);
});

test('a payment that is still due in the running month is not one of the next', () => {
  const schedule = scheduled([700, 500, 0], '2026-11-28');
  expect(summary(debtHistory({ ...base, history: [], schedule }))).toEqual([
    ['2026-11', 900, 'today'],
    ['2026-12', 500, 'forecast'],
    ['2027-01', 0, 'forecast'],
  ]);
});

test('a debt that is paid off in the running month owes nothing at the end of the next', () => {
  const schedule = scheduled([0], '2026-11-28');
  expect(summary(debtHistory({ ...base, history: [], schedule }))).toEqual([
    ['2026-11', 900, 'today'],
    ['2026-12', 0, 'forecast'],
  ]);
});
