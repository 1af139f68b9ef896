import { calendarDay, cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { calculationTexts, forecastExplanation } from './forecastExplanation.ts';

const formats = formatsOf('en-US');

const words = wordsOf(forecastExplanationWords, ENGLISH);
const asOf = calendarDay('2026-11-19');

test('names every input and the rule', () => {
  const lines = forecastExplanation(
    { minimums: cents(52_000), freed: cents(0), monthlyRoundUps: cents(1_596), asOf },
    formatUsd,
    words,
    formats,
  );
  expect(lines[0]).toMatch(
    /then subtract your \$520\.00 in minimum payments and \$15\.96 in round-ups\.$/,
  );
  for (const part of ['Nov 19, 2026', '$520.00', '$15.96', 'last 30 days', 'highest-rate']) {
    expect(lines.join(' ')).toContain(part);
  }
});

test('names the interest that is estimated, and what the first month has of it', () => {
  const linesOf = (estimatedInterest?: number) =>
    calculationTexts(
      { estimatedInterest: estimatedInterest === undefined ? undefined : cents(estimatedInterest) },
      words,
      formatUsd,
    ).join(' ');
  expect(linesOf(1_234)).toContain('include $12.34 of interest');
  expect(linesOf(1_234)).toContain('adds only the days until the due date');
  expect(linesOf(0)).not.toContain('Your balances here include');
  expect(linesOf(0)).toContain('adds only the days until the due date');
  expect(linesOf()).not.toContain('the first month adds');
});

test('says that round-ups contribute nothing, and leaves out unknown minimums', () => {
  const lines = forecastExplanation(
    { minimums: undefined, freed: cents(0), monthlyRoundUps: cents(0), asOf },
    formatUsd,
    words,
    formats,
  );
  expect(lines[0]).toMatch(/then subtract your minimum payments\.$/);
  expect(lines[2]).toMatch(/^Round-ups aren’t counted/);
});

test('names the minimums of paid-off debts, which the others get', () => {
  const known = { minimums: cents(29_500), freed: cents(20_000), asOf };
  expect(
    forecastExplanation({ ...known, monthlyRoundUps: cents(299) }, formatUsd, words, formats)[0],
  ).toMatch(
    /subtract your \$295\.00 in minimum payments, \$200\.00 freed by paid-off debts, and \$2\.99 in round-ups\.$/,
  );
  expect(
    forecastExplanation({ ...known, monthlyRoundUps: cents(0) }, formatUsd, words, formats)[0],
  ).toMatch(/subtract your \$295\.00 in minimum payments and \$200\.00 freed by paid-off debts\.$/);
});
