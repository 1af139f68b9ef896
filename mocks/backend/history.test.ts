import { calendarMonth, cents, sumCents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { readHistory } from '../dashboard/readHistory.ts';
import { payDebt } from '../debts/payDebt.ts';
import { SCENARIOS } from '../store/scenario.ts';
import type { MockState } from '../store/state.ts';
import { createMockBackend } from './createMockBackend.ts';

const NOW = '2026-11-19T14:05:00Z';
const MOMENT = { now: NOW, timeZone: 'UTC' };
const RANGE = { from: calendarMonth('2026-01'), to: calendarMonth('2026-11') };

const read = (state: MockState) => readHistory(state, RANGE, MOMENT);

test.each(SCENARIOS.filter((scenario) => scenario !== 'newUser'))(
  'the past of %s leads to what is owed today',
  (scenario) => {
    const { state } = createMockBackend({ scenario, asOf: NOW });
    const months = read(state);
    expect(months.at(-1)?.totalDebt).toBe(
      sumCents(state.debts.map(({ currentBalance }) => currentBalance)),
    );
    expect(months.length).toBeGreaterThan(5);
    for (const { debts } of months) {
      for (const { debtId, balance, paid, interest } of debts) {
        const debt = state.debts.find(({ id }) => id === debtId);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(balance).toBeLessThanOrEqual(debt?.originalBalance ?? 0);
        expect(interest).toBeLessThanOrEqual(paid);
      }
    }
    expect(months.at(-1)?.interest).toBeGreaterThan(0);
  },
);

test('a new user has no months', () => {
  expect(read(createMockBackend({ scenario: 'newUser', asOf: NOW }).state)).toEqual([]);
});

test('the interest of past statements is a month of the rate on the balance before it', () => {
  const { state } = createMockBackend({ asOf: NOW });
  const [debt] = state.debts;
  const statements = debt?.corrections ?? [];
  expect(statements.length).toBeGreaterThan(4);
  // 24.99 % of about $6,200.00, a twelfth of it.
  for (const { owed } of statements) {
    expect(owed).toBeGreaterThan(12_500);
    expect(owed).toBeLessThan(14_000);
  }
});

test('a state that was stored without the past of its debts begins with their first payment', () => {
  const { state } = createMockBackend({ asOf: NOW });
  const debts = state.debts.map(({ openedAt: _openedAt, corrections: _none, ...debt }) => debt);
  const months = read({ ...state, debts });
  expect(months.at(-1)).toMatchObject({ totalDebt: 1_825_033 });
  const first = state.payments.at(-1);
  expect(months.find(({ debts: list }) => list.length > 0)?.month).toBe(first?.date.slice(0, 7));
});

test('a stored debt without any entry begins in the running month', () => {
  const { state } = createMockBackend({ asOf: NOW });
  const debts = state.debts.slice(0, 1).map(({ openedAt: _openedAt, ...debt }) => debt);
  const past = { ...state, payments: [], transactions: [] };
  const months = read({ ...past, debts: debts.map((debt) => ({ ...debt, corrections: [] })) });
  expect(months.map(({ month }) => month)).toEqual(['2026-11']);
});

test('a payment of a later month is not in the range that ends before it', () => {
  const { state } = createMockBackend({ asOf: NOW });
  const before = read(state);
  const payment = { debtId: 'd_1', amount: cents(500), source: 'manual' } as const;
  payDebt(state, payment, '2026-12-01T00:00:00Z');
  expect(read(state)).toEqual(before);
});
