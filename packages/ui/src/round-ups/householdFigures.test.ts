import { calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { LOADING, ready, type Failed } from '../primitives/loadable.ts';
import { householdFigures } from './householdFigures.ts';

// Already the 20th in Auckland, still the 18th in Los Angeles.
const now = { asOf: '2026-11-19T03:00:00Z', timeZone: 'America/Los_Angeles' };
const failed: Failed = { status: 'error', message: '500', onRetry: () => {} };
const bare = {
  totalRoundUps: cents(0),
  thisMonthRoundUps: cents(999),
  totalDebt: cents(0),
  thisMonthPayments: cents(0),
  progressPercentage: 0,
  debtFreeDate: null,
};

test('takes the date and the round-ups of the server if it reports them', () => {
  const reported = { ...bare, asOf: calendarDay('2026-11-20'), monthlyRoundUps: cents(1_596) };
  expect(householdFigures(ready(reported), ready(cents(1)), now)).toEqual(
    ready({ monthlyRoundUps: 1_596, today: '2026-11-20' }),
  );
});

test('uses its own if the server does not, and never those of the month so far', () => {
  expect(householdFigures(ready(bare), ready(cents(1_400)), now)).toEqual(
    ready({ monthlyRoundUps: 1_400, today: '2026-11-18' }),
  );
  expect(householdFigures(ready(bare), undefined, now)).toEqual(
    ready({ monthlyRoundUps: 0, today: '2026-11-18' }),
  );
});

test('waits while data is loading, and ignores what failed', () => {
  expect(householdFigures(LOADING, ready(cents(1)), now)).toBe(LOADING);
  expect(householdFigures(ready(bare), LOADING, now)).toEqual(LOADING);
  const without = ready({ monthlyRoundUps: 0, today: '2026-11-18' });
  expect(householdFigures(failed, failed, now)).toEqual(without);
});
