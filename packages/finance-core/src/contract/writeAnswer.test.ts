import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { calendarDay } from '../time/calendarDay.ts';
import { quantity } from '../money/quantity.ts';
import { endpoints, type AnswerOf } from './endpoints.ts';
import { writeAnswer } from './writeAnswer.ts';

const SUMMARY: AnswerOf<typeof endpoints.getDashboardSummary> = {
  totalRoundUps: cents(14_321),
  thisMonthRoundUps: cents(1840),
  totalDebt: cents(1_825_033),
  thisMonthPayments: cents(45_000),
  progressPercentage: 23,
  debtFreeDate: null,
};

test('writes the strict wire form of the contract', () => {
  expect(writeAnswer(endpoints.getDashboardSummary, SUMMARY)).toEqual({
    totalRoundUps: '143.21',
    thisMonthRoundUps: '18.40',
    totalDebt: '18250.33',
    thisMonthPayments: '450.00',
    progressPercentage: 23,
    debtFreeDate: null,
  });
});

test('writes nested lists', () => {
  const balances = [{ account_id: 'a', balances: { current: cents(120_342), available: null } }];
  expect(writeAnswer(endpoints.getBankBalances, balances)).toEqual([
    { account_id: 'a', balances: { current: 1203.42, available: null } },
  ]);
});

test.each([
  ['a list for an object', endpoints.getDashboardSummary, [], 'totalRoundUps'],
  ['no object', endpoints.getDashboardSummary, null, ''],
  ['no list', endpoints.getDebts, {}, ''],
  ['a float', endpoints.getDashboardSummary, { ...SUMMARY, totalDebt: 0.5 }, 'totalDebt'],
  [
    'NaN',
    endpoints.getDashboardSummary,
    { ...SUMMARY, progressPercentage: Number.NaN },
    'progressPercentage',
  ],
  [
    'a missing field',
    endpoints.getTokenBalance,
    { balance: quantity(1n), stakedAmount: quantity(1n) },
    'totalEarned',
  ],
  [
    'a missing plain field',
    endpoints.getDashboardSummary,
    { ...SUMMARY, progressPercentage: undefined },
    'progressPercentage',
  ],
  [
    'a nested fault',
    endpoints.getPayments,
    [{ id: 'p', debtId: 'd', amount: cents(1), date: 'now', source: 'manual' }],
    '0.date',
  ],
] as const)('refuses %s', (_what, endpoint, value, path) => {
  expect(() => writeAnswer(endpoint, value as never)).toThrow(
    expect.objectContaining({ name: 'ContractError', path }),
  );
});

test('writes each kind of a variant by its own fields, and refuses one that is not known', () => {
  const paid = {
    id: 's_1',
    kind: 'payment',
    debtId: 'd_1',
    amount: cents(15_500),
    date: calendarDay('2026-10-28'),
    description: 'CARD PAYMENT',
  } as const;
  expect(writeAnswer(endpoints.getBankSuggestions, [paid])).toEqual([
    { ...paid, amount: '155.00', date: '2026-10-28' },
  ]);
  const unknown = [{ ...paid, kind: 'loan' }, null, { ...paid, kind: undefined }];
  for (const one of unknown) {
    expect(() => writeAnswer(endpoints.getBankSuggestions, [one] as never)).toThrow('0.kind');
  }
});
