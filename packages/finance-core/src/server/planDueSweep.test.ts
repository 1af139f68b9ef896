import { describe, expect, test } from 'vitest';
import { aprFromPercent, cents, ZERO_CENTS } from '../money/index.ts';
import { calendarDay } from '../time/index.ts';
import { planDueSweep, type DueSweepInput } from './planDueSweep.ts';

const card = { id: 'd_1', currentBalance: cents(50_000), interestRate: aprFromPercent(24.99) };

const sweep = (change: Partial<DueSweepInput> = {}) =>
  planDueSweep({
    waiting: cents(1000),
    account: {},
    settings: { floor: ZERO_CENTS, cryptoEnabled: true, cryptoPercentage: 25 },
    debts: [card],
    today: calendarDay('2026-11-26'),
    ...change,
  });

describe('a due sweep', () => {
  test('invests its share and pays the rest on a debt', () => {
    expect(sweep()).toEqual({
      plan: { crypto: 250, payments: [{ debtId: 'd_1', amount: 750 }], left: 0 },
      moved: 1000,
    });
  });

  test('invests nothing while investing is off', () => {
    const settings = { floor: ZERO_CENTS, cryptoEnabled: false, cryptoPercentage: 25 };
    expect(sweep({ settings })?.plan.crypto).toBe(0);
  });

  test('leaves the floor in the charged account', () => {
    const settings = { floor: cents(20_000), cryptoEnabled: false, cryptoPercentage: 0 };
    expect(sweep({ settings, account: { available: cents(20_100) } })?.moved).toBe(100);
    expect(sweep({ settings, account: { available: cents(20_000) } })).toBeUndefined();
  });

  test('transfers nothing without an account, or while nothing is owed', () => {
    expect(sweep({ account: undefined })).toBeUndefined();
    expect(sweep({ debts: [] })).toBeUndefined();
    expect(sweep({ debts: [{ ...card, status: 'closed' }] })).toBeUndefined();
  });

  test('invests all where nothing is owed and all is to be invested', () => {
    const settings = { floor: ZERO_CENTS, cryptoEnabled: true, cryptoPercentage: 100 };
    expect(sweep({ settings, debts: [] })?.plan).toEqual({ crypto: 1000, payments: [], left: 0 });
  });
});
