import { formatMonths } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { words as spanish } from '../../words/locales/es-US.ts';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { monthsText } from './monthsText.ts';

test('months read as in the rules of time', () => {
  const words = wordsOf(payoffEstimateWords, ENGLISH);
  for (let months = 0; months <= 1200; months += 1) {
    expect(monthsText(months, words)).toBe(formatMonths(months));
  }
});

test.each([
  [1, '1 mes'],
  [12, '12 meses (1 año)'],
  [86, '86 meses (7 años y 2 meses)'],
  [13, '13 meses (1 año y 1 mes)'],
])('%i months in Spanish are %s', (months, text) => {
  const words = wordsOf(payoffEstimateWords, { locale: 'es-US', catalogue: spanish });
  expect(monthsText(months, words)).toBe(text);
});
