import {
  aprFromPercent,
  calendarDay,
  calendarMonth,
  cents,
  formatUsd,
  type MonthOfPlan,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffScheduleWords } from '../words/payoffSchedule.ts';
import { scheduleWhy } from './scheduleWhy.ts';

const texts = {
  hasOneOffs: false,
  words: wordsOf(payoffScheduleWords, ENGLISH),
  explanation: wordsOf(forecastExplanationWords, ENGLISH),
  formats: formatsOf('en-US'),
  money: formatUsd,
};

const today = calendarDay('2026-11-19');
const card: Debt = {
  id: 'd_card',
  name: 'Card',
  accountNumber: '1',
  currentBalance: cents(100_000),
  originalBalance: cents(200_000),
  minimumPayment: cents(5_000),
  interestRate: aprFromPercent(24),
  dueDate: 15,
};
const rows: readonly MonthOfPlan[] = [
  // $1,000.00 at 2 % a month.
  {
    month: calendarMonth('2026-12'),
    interest: cents(2_000),
    payment: cents(5_000),
    principal: cents(3_000),
    balance: cents(97_000),
  },
];

test('of one debt ends with the figures of its first row', () => {
  expect(scheduleWhy(rows, [card], today, texts).at(-1)).toBe(
    'In Dec 2026, $1,000.00 at 24.00% APR makes $20.00 of interest. With $50.00 paid, $970.00 is left.',
  );
});

test('names the rate of a promotion that holds, and its rule', () => {
  const interestRate = aprFromPercent(0);
  const promotion = { interestRate, endsOn: calendarDay('2027-06-30') };
  const lines = scheduleWhy(rows, [{ ...card, promotion }], today, texts);
  expect(lines.at(-1)).toMatch(/ at 0\.00% APR /);
  expect(lines.join(' ')).toContain('A promotional rate counts for each month');
});

test('of several debts is the rule alone, and nothing where no month is listed', () => {
  const lines = scheduleWhy(rows, [card, { ...card, id: 'd_other' }], today, texts);
  expect(lines.join(' ')).toMatch(/divided by 12 .* Principal is the payment minus that interest/);
  expect(lines.join(' ')).not.toContain('Dec 2026');
  expect(lines.join(' ')).not.toContain('one-time');
  expect(scheduleWhy([], [card], today, texts)).toEqual([]);
});

test('names the rule of one-time payments where a row has one, and no figures of one balance', () => {
  const lines = scheduleWhy(rows, [card], today, { ...texts, hasOneOffs: true });
  expect(lines).toContain(texts.explanation.oneOffs);
  expect(lines.join(' ')).not.toContain('Dec 2026');
});
