import { calendarDayOf, roundUp, sumCents } from '@dime-time/finance-core';
import { classifyBankRow } from '@dime-time/finance-core/bank';
import { describe, expect, test } from 'vitest';
import { dashboardSummary } from '../dashboard/dashboardSummary.ts';
import { payDebt } from '../debts/payDebt.ts';
import { SCENARIOS } from '../store/scenario.ts';
import { momentOf } from '../store/moment.ts';
import { createMockBackend } from './createMockBackend.ts';

const MOMENT = { now: '2026-11-19T14:05:00Z', timeZone: 'UTC' };

test('the same options create the same state', () => {
  expect(createMockBackend({ seed: 4 }).state).toEqual(createMockBackend({ seed: 4 }).state);
  expect(createMockBackend({ seed: 4 }).state).not.toEqual(createMockBackend({ seed: 5 }).state);
});

test('the state is data only: it survives a structured clone', () => {
  const { state } = createMockBackend();
  expect(structuredClone(state)).toEqual(state);
});

test('every transaction is a purchase of the bank, rounded up by the rule', () => {
  const { state } = createMockBackend();
  const purchases = state.bankRows.filter((row) => classifyBankRow(row).kind === 'purchase');
  expect(state.transactions).toHaveLength(purchases.length);
  expect(purchases.length).toBeLessThan(state.bankRows.length);
  for (const { amount, roundUpAmount } of state.transactions) {
    expect(roundUpAmount).toBe(roundUp(amount));
  }
});

test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'nothing has happened after the present moment in %s',
  (timeZone) => {
    const asOf = '2026-03-08T10:30:00Z';
    const { state } = createMockBackend({ asOf, timeZone });
    const dates = [...state.transactions, ...state.payments].map(({ date }) => date);
    expect(dates.filter((date) => date > asOf)).toEqual([]);
  },
);

test.each(['threeDebts', 'paidOff', 'hugeHistory'] as const)(
  'the past of %s applied and invested what it had collected, each Monday',
  (scenario) => {
    const { state } = createMockBackend({ scenario, timeZone: 'America/New_York' });
    const sweeps = state.payments.filter(({ source }) => source === 'roundup');
    const used = [
      ...sweeps.map(({ date, amount }) => ({ date, amount })),
      ...state.cryptoPurchases.map(({ createdAt, amountUsd }) => {
        return { date: createdAt, amount: amountUsd };
      }),
    ];
    for (const monday of new Set(used.map(({ date }) => date))) {
      expect(calendarDayOf(monday, 'America/New_York')).toBe(monday.slice(0, 10));
      expect(new Date(monday).getUTCDay()).toBe(1);
      const until = ({ date }: { date: string }) => date <= monday;
      const collected = state.transactions.filter(({ date }) => date < monday);
      expect(sumCents(used.filter(until).map(({ amount }) => amount))).toBe(
        sumCents(collected.map(({ roundUpAmount }) => roundUpAmount)),
      );
    }
    expect(sweeps.length).toBeGreaterThan(10);
  },
);

test('the first of a month, a leap day and a year end make households too', () => {
  for (const asOf of ['2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z']) {
    const { state } = createMockBackend({ asOf });
    const summary = dashboardSummary(state, { now: asOf, timeZone: 'UTC' });
    expect(summary.thisMonthRoundUps).toBeLessThanOrEqual(summary.totalRoundUps);
  }
});

describe('scenarios', () => {
  test.each(SCENARIOS)('%s has figures that can be shown', (scenario) => {
    const backend = createMockBackend({ scenario });
    const summary = dashboardSummary(backend.state, momentOf(backend));
    expect(Number.isFinite(summary.progressPercentage)).toBe(true);
    expect(backend.state.signedIn).toBe(scenario !== 'signedOut');
  });

  test('a new user has nothing', () => {
    const { state } = createMockBackend({ scenario: 'newUser' });
    expect([state.debts, state.transactions, state.bankAccounts, state.rewards]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(dashboardSummary(state, MOMENT)).toMatchObject({
      totalDebt: 0,
      progressPercentage: 0,
      debtFreeDate: null,
    });
  });

  test('who has paid off owes nothing and is at 100 percent', () => {
    const { state } = createMockBackend({ scenario: 'paidOff' });
    expect(dashboardSummary(state, MOMENT)).toMatchObject({
      totalDebt: 0,
      progressPercentage: 100,
      debtFreeDate: null,
    });
  });

  test('the huge history has ten thousand transactions', () => {
    expect(createMockBackend({ scenario: 'hugeHistory' }).state.transactions).toHaveLength(10_000);
  });
});

test('round-ups bring the debt-free date nearer, and switching them off moves it back', () => {
  const { state } = createMockBackend();
  const withRoundUps = dashboardSummary(state, MOMENT).debtFreeDate ?? '';
  state.settings = { ...state.settings, isEnabled: false };
  const without = dashboardSummary(state, MOMENT).debtFreeDate ?? '';
  expect(withRoundUps < without).toBe(true);
});

test('a payment conserves money: what leaves the debt is in the payment', () => {
  const { state } = createMockBackend();
  const owed = () => sumCents(state.debts.map(({ currentBalance }) => currentBalance));
  const before = owed();
  const paid = payDebt(
    state,
    { debtId: 'd_2', amount: 125_033 as never, source: 'manual' },
    '2026-11-19T14:05:00Z',
  );
  expect(owed()).toBe(before - paid.amount);
  expect(state.rewards.filter(({ action }) => action === 'milestone')).toHaveLength(1 + 3);
});

test('reset brings the first household back and leaves who is signed in', () => {
  const backend = createMockBackend();
  const first = structuredClone(backend.state);
  payDebt(backend.state, { debtId: 'd_1', amount: 100 as never, source: 'manual' }, backend.now());
  backend.state.signedIn = false;
  backend.reset();
  expect(backend.state).toEqual({ ...first, signedIn: false });
});
