import { calendarDay, cents, formatUsd, type Cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { payoffTable } from './payoffTable.ts';

const texts = {
  label: 'Plans',
  startsOn: calendarDay('2026-11-19'),
  money: formatUsd,
  words: wordsOf(payoffChartWords, ENGLISH),
  formats: formatsOf('en-US'),
};
const plan = {
  name: 'Avalanche',
  look: 0,
  balances: [cents(100_000), cents(0)],
  outcome: 'paid-off' as const,
};
const rowsOf = ({ count, rowAt }: ReturnType<typeof payoffTable>) =>
  Array.from({ length: count }, (_, place) => rowAt(place));

test('a row a month, from now on', () => {
  const table = payoffTable([plan], [], texts);
  expect(table.columns).toEqual(['Month', 'Avalanche']);
  expect(rowsOf(table)).toEqual([
    ['Now', '$1,000.00'],
    ['Dec 2026', '$0.00'],
  ]);
});

test('what was owed before has a column, and its months come first', () => {
  const table = payoffTable([plan], [cents(120_000), cents(110_000)], texts);
  expect(table.columns).toEqual(['Month', 'What you owed', 'Avalanche']);
  expect(rowsOf(table)).toEqual([
    ['Sep 2026', '$1,200.00', '–'],
    ['Oct 2026', '$1,100.00', '–'],
    ['Now', '–', '$1,000.00'],
    ['Dec 2026', '–', '$0.00'],
  ]);
});

test('what was planned has its months of the past, from the day it began', () => {
  const planned = {
    ...plan,
    name: 'Saved plan',
    kind: 'planned' as const,
    before: [Number.NaN as Cents, cents(105_000)],
  };
  const table = payoffTable([plan, planned], [cents(120_000), cents(110_000)], texts);
  expect(rowsOf(table).slice(0, 3)).toEqual([
    ['Sep 2026', '$1,200.00', '–', '–'],
    ['Oct 2026', '$1,100.00', '–', '$1,050.00'],
    ['Now', '–', '$1,000.00', '$1,000.00'],
  ]);
});
