import { aprFromPercent, cents, formatUsd } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { boostWords } from './boostWords.ts';

const debt = {
  id: 'd',
  currentBalance: cents(620_000),
  interestRate: aprFromPercent(24.99),
  minimumPayment: cents(15_500),
};

test.each([
  [{ kind: 'clears' }, 'Pays this debt off'],
  [{ kind: 'saves', months: 2, interest: cents(43_012) }, '2 months sooner, $430.12 less interest'],
  [{ kind: 'saves', months: 0, interest: cents(12) }, '$0.12 less interest'],
  [{ kind: 'saves', months: 2, interest: cents(0) }, '2 months sooner'],
  [{ kind: 'saves', months: 0, interest: cents(0) }, 'A smaller last payment'],
  [{ kind: 'ends-it', months: 14 }, 'Ends the debt in 1 year 2 months; without it, it never ends'],
] as const)('%o reads "%s"', (effect, text) => {
  expect(
    boostWords(debt, cents(2_500), { simpleMonths: 1, effect }, cents(15_500), formatUsd)
      .withInterest,
  ).toBe(text);
});

test('the simple estimate is worded, and the why names every input', () => {
  const words = boostWords(
    debt,
    cents(25_000),
    { simpleMonths: 1, effect: { kind: 'still-never' } },
    cents(15_500),
    formatUsd,
  );
  expect(words.simple).toBe('1 month sooner');
  for (const input of ['$6,200.00', '24.99% APR', '$250.00', '$155.00']) {
    expect(words.why.join(' ')).toContain(input);
  }
});

test.each([
  [{ simpleMonths: 23, effect: { kind: 'still-never' } }, '23 months sooner'],
  [{ simpleMonths: 'most', effect: { kind: 'still-never' } }, 'Pays off most of it'],
  [{ simpleMonths: 'most', effect: { kind: 'clears' } }, 'Pays it off'],
] as const)('the simple estimate of %o reads "%s"', (estimate, text) => {
  expect(boostWords(debt, cents(2_500), estimate, cents(15_500), formatUsd).simple).toBe(text);
});
