import { calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';

describe('debtFreeText', () => {
  const summary = {
    totalDebt: cents(100),
    debtFreeDate: calendarDay('2029-04-01'),
    progressPercentage: 40,
  };
  const asOf = calendarDay('2026-11-19');
  const text = (some: Parameters<typeof debtFreeText>[0]) =>
    debtFreeText(some, { minimums: cents(52_000), freed: cents(0), isEndless: true }, formatUsd);

  test('names the month, and what it counts with', () => {
    const told = text({ ...summary, asOf, monthlyRoundUps: cents(1_496) });
    expect(told).toMatchObject({
      value: 'Apr 2029',
      detail: 'with minimums and $15 of round-ups a month',
      estimated: true,
    });
    for (const input of ['$520.00', '$14.96', 'Nov 19, 2026']) {
      expect(told.why.join(' ')).toContain(input);
    }
  });

  test('says that round-ups bring nothing, or no more than it knows', () => {
    expect(text({ ...summary, asOf, monthlyRoundUps: cents(0) }).detail).toBe(
      'with minimums alone',
    );
    expect(text(summary)).toMatchObject({ detail: 'at this pace', why: [] });
  });

  test('tells no debt from payments below the interest', () => {
    const none = { ...summary, totalDebt: cents(0), debtFreeDate: null };
    expect(text(none).value).toBe('Debt free');
    expect(text({ ...none, progressPercentage: 0 }).value).toBe('No debts');
    expect(text({ ...none, totalDebt: cents(1) }).detail).toContain('interest');
  });

  test.each([false, undefined])(
    'gives no reason for no date where the forecast has one, or is not known: %s',
    (isEndless) => {
      const none = { ...summary, totalDebt: cents(1), debtFreeDate: null };
      const told = debtFreeText(
        none,
        { minimums: undefined, freed: cents(0), isEndless },
        formatUsd,
      );
      expect(told).toMatchObject({ value: 'None yet', detail: 'We can’t estimate a date yet' });
    },
  );
});

test.each([
  [-5, 0],
  [22.6, 23],
  [140, 100],
])('a progress of %f is shown as %i', (sent, shown) => {
  expect(boundedPercent(sent)).toBe(shown);
});
