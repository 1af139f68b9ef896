import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { words as spanish } from '../../words/locales/es-US.ts';
import { monthsWords } from '../words/months.ts';
import { monthName, spelledOutMonth } from './monthName.ts';

const words = wordsOf(monthsWords, ENGLISH);

test('a month has its full name in the language of the words', () => {
  expect([0, 11].map((month) => monthName(month, words))).toEqual(['January', 'December']);
  const es = wordsOf(monthsWords, { locale: 'es-US', catalogue: spanish });
  expect(monthName(10, es)).toBe('noviembre');
});

test.each([-1, 12, 1.5, Number.NaN])('%s is no month', (month) => {
  expect(() => monthName(month, words)).toThrow('A month is 0 to 11');
});

test('an abbreviation is spelled out, and no other text', () => {
  expect(['Nov', 'May', 'Mar 2027', 'Week 3', ''].map((l) => spelledOutMonth(l, words))).toEqual([
    'November',
    'May',
    'Mar 2027',
    'Week 3',
    '',
  ]);
});
