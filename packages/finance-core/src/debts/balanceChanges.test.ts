import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { calendarMonth } from '../time/index.ts';
import { balanceChanges } from './balanceChanges.ts';

type Month = readonly [month: string, balance: number, paid?: number, interest?: number];

const historyOf = (...months: readonly Month[]) =>
  months.map(([month, balance, paid = 0, interest = 0]) => ({
    month: calendarMonth(month),
    debts: [
      { debtId: 'other', balance: cents(1), paid: cents(2), interest: cents(3) },
      { debtId: 'd', balance: cents(balance), paid: cents(paid), interest: cents(interest) },
    ],
  }));

describe('balanceChanges', () => {
  test('has what is neither interest nor payment as another change', () => {
    const history = historyOf(
      ['2026-09', 100_000],
      ['2026-10', 97_000, 5_000, 2_000],
      ['2026-11', 90_500, 6_000, 1_500],
    );
    const split = { purchases: 0, corrections: 0 };
    expect(balanceChanges(history, 'd').map(({ month: _month, ...change }) => change)).toEqual([
      { ...split, before: 100_000, interest: 0, other: 0, paid: 0, balance: 100_000 },
      { ...split, before: 100_000, interest: 2_000, other: 0, paid: 5_000, balance: 97_000 },
      { ...split, before: 97_000, interest: 1_500, other: -2_000, paid: 6_000, balance: 90_500 },
    ]);
  });

  test('the first month begins with what leads to its balance', () => {
    const [first] = balanceChanges(historyOf(['2026-01', 97_000, 5_000, 2_000]), 'd');
    expect(first).toMatchObject({ before: 100_000, other: 0 });
  });

  test('leaves out months before the debt, and those in which nothing was owed or changed', () => {
    const months = historyOf(['2026-09', 0, 500], ['2026-10', 0], ['2026-11', 700]);
    const before = { month: calendarMonth('2026-08'), debts: [] };
    expect(
      balanceChanges([before, ...months], 'd').map(({ month, other }) => [month, other]),
    ).toEqual([
      ['2026-09', 0],
      ['2026-11', 700],
    ]);
    expect(balanceChanges(months, 'unknown')).toEqual([]);
  });

  test('has what statements reported under its kind, and the rest as another change', () => {
    const [october, november] = historyOf(['2026-10', 100_000], ['2026-11', 92_601, 0, 3_101]);
    const corrections = [
      { reason: 'interest', amount: cents(3_101) },
      { reason: 'purchases', amount: cents(10_000) },
      { reason: 'correction', amount: cents(-20_000) },
      { reason: 'interest', amount: cents(-500) },
    ];
    const history = [october, november].flatMap((month, index) =>
      month
        ? [
            {
              ...month,
              debts: month.debts.map((debt) => ({ ...debt, ...(index && { corrections }) })),
            },
          ]
        : [],
    );
    expect(balanceChanges(history, 'd').at(-1)).toEqual({
      month: '2026-11',
      before: 100_000,
      interest: 3_101,
      purchases: 10_000,
      corrections: -20_500,
      other: 0,
      paid: 0,
      balance: 92_601,
    });
    // In a first month, what statements reported is not what it began with.
    expect(balanceChanges(history.slice(1), 'd')[0]).toMatchObject({ before: 100_000, other: 0 });
  });

  test('each month adds up, and begins with the balance of the one before', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount, amount), { minLength: 1, maxLength: 24 }),
        (months) => {
          const history = historyOf(
            ...months.map(([balance, paid, interest], index): Month => [
              `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
              balance,
              paid,
              interest,
            ]),
          );
          const changes = balanceChanges(history, 'd');
          for (const { before, interest, other, paid, balance } of changes) {
            expect(before + interest + other - paid).toBe(balance);
          }
          for (const [index, change] of changes.slice(1).entries()) {
            // Months that are left out change nothing, so the one before is still the last.
            expect(change.before).toBe(changes[index]?.balance);
          }
        },
      ),
    );
  });
});
