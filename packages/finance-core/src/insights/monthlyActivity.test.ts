import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { monthlyActivity } from './monthlyActivity.ts';

const asOf = '2026-11-19T14:05:00Z';
const NONE = { purchases: 0, spent: 0, roundUps: 0, paid: 0 };

function bought(date: string, amount: number, roundUpAmount: number) {
  return { date, amount: cents(amount), roundUpAmount: cents(roundUpAmount) };
}

describe('monthlyActivity', () => {
  test('adds up each month, the current one first', () => {
    const rows = monthlyActivity({
      transactions: [
        bought('2026-11-19T12:00:00Z', 467, 33),
        bought('2026-11-01T12:00:00Z', 3742, 58),
        bought('2026-10-31T12:00:00Z', 500, 0),
      ],
      payments: [
        { date: '2026-10-15T12:00:00Z', amount: cents(5000) },
        { date: '2026-10-16T12:00:00Z', amount: cents(2500) },
      ],
      asOf,
      timeZone: 'UTC',
      months: 2,
    });
    expect(rows).toEqual([
      { month: '2026-11-01', purchases: 2, spent: 4209, roundUps: 91, paid: 0 },
      { month: '2026-10-01', purchases: 1, spent: 500, roundUps: 0, paid: 7500 },
    ]);
  });

  test('shows seven months, those without anything too', () => {
    const rows = monthlyActivity({ transactions: [], payments: [], asOf, timeZone: 'UTC' });
    expect(rows).toEqual(
      ['11', '10', '09', '08', '07', '06', '05'].map((month) => ({
        month: `2026-${month}-01`,
        ...NONE,
      })),
    );
  });

  test('goes over the year’s end', () => {
    const rows = monthlyActivity({
      transactions: [],
      payments: [],
      asOf: '2027-01-31T12:00:00Z',
      timeZone: 'UTC',
      months: 3,
    });
    expect(rows.map((row) => row.month)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01']);
  });

  test('counts by midnight in the user’s zone', () => {
    const input = {
      transactions: [
        // Los Angeles: 23:59:59 on October 31st and midnight on November 1st.
        bought('2026-11-01T06:59:59Z', 100, 1),
        bought('2026-11-01T07:00:00Z', 200, 2),
      ],
      payments: [{ date: '2026-11-01T06:59:59Z', amount: cents(10) }],
      asOf,
      months: 2,
    };
    expect(monthlyActivity({ ...input, timeZone: 'America/Los_Angeles' })).toEqual([
      { month: '2026-11-01', purchases: 1, spent: 200, roundUps: 2, paid: 0 },
      { month: '2026-10-01', purchases: 1, spent: 100, roundUps: 1, paid: 10 },
    ]);
    expect(monthlyActivity({ ...input, timeZone: 'UTC' })[0]).toEqual({
      month: '2026-11-01',
      purchases: 2,
      spent: 300,
      roundUps: 3,
      paid: 10,
    });
  });

  test('leaves out what is before the first month or after the last', () => {
    const rows = monthlyActivity({
      transactions: [
        bought('2026-10-31T23:59:59Z', 100, 1),
        bought('2026-12-01T00:00:00Z', 100, 1),
        bought('2026-11-30T23:59:59Z', 200, 2),
      ],
      payments: [{ date: '2026-12-01T00:00:00Z', amount: cents(10) }],
      asOf,
      timeZone: 'UTC',
      months: 1,
    });
    expect(rows).toEqual([{ month: '2026-11-01', purchases: 1, spent: 200, roundUps: 2, paid: 0 }]);
  });

  test('counts a refund as no purchase and no spending', () => {
    const rows = monthlyActivity({
      transactions: [bought('2026-11-19T12:00:00Z', -467, 0), bought('2026-11-19T12:00:00Z', 0, 0)],
      payments: [],
      asOf,
      timeZone: 'UTC',
      months: 1,
    });
    expect(rows).toEqual([{ month: '2026-11-01', ...NONE }]);
  });
});
