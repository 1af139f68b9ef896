import { calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { forecastExplanationWords } from '../../debts/index.ts';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { summaryCardsWords } from '../words/summaryCards.ts';
import { boundedPercent, debtFreeText } from './SummaryCards.model.ts';

const formats = formatsOf('en-US');

const words = wordsOf(summaryCardsWords, ENGLISH);
const explanation = wordsOf(forecastExplanationWords, ENGLISH);

describe('debtFreeText', () => {
  const summary = {
    totalDebt: cents(100),
    debtFreeDate: calendarDay('2029-04-01'),
    progressPercentage: 40,
  };
  const asOf = calendarDay('2026-11-19');
  const text = (some: Parameters<typeof debtFreeText>[0]) =>
    debtFreeText(
      some,
      { minimums: cents(52_000), freed: cents(0), isEndless: true },
      formatUsd,
      words,
      explanation,
      formats,
    );

  test('names the month, and the inputs', () => {
    const reported = text({ ...summary, asOf, monthlyRoundUps: cents(1_496) });
    expect(reported).toMatchObject({
      value: 'Apr 2029',
      detail: 'with minimums and $15 of round-ups a month',
      estimated: true,
    });
    for (const input of ['$520.00', '$14.96', 'Nov 19, 2026']) {
      expect(reported.why.join(' ')).toContain(input);
    }
  });

  test('says that round-ups contribute nothing, or leaves unknown inputs out', () => {
    expect(text({ ...summary, asOf, monthlyRoundUps: cents(0) }).detail).toBe(
      'with minimums alone',
    );
    expect(text(summary)).toMatchObject({ detail: 'at this pace', why: [] });
  });

  test('distinguishes no debt from payments below the interest', () => {
    const none = { ...summary, totalDebt: cents(0), debtFreeDate: null };
    expect(text(none).value).toBe('Debt free');
    expect(text({ ...none, progressPercentage: 0 }).value).toBe('No debts');
    expect(text({ ...none, totalDebt: cents(1) }).detail).toContain('interest');
  });

  test.each([false, undefined])(
    'gives no reason for a missing date if the forecast has one or is unknown: %s',
    (isEndless) => {
      const none = { ...summary, totalDebt: cents(1), debtFreeDate: null };
      const reported = debtFreeText(
        none,
        { minimums: undefined, freed: cents(0), isEndless },
        formatUsd,
        words,
        explanation,
        formats,
      );
      expect(reported).toMatchObject({ value: 'None yet', detail: 'We can’t estimate a date yet' });
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
