import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { trendWords } from '../words/trend.ts';
import { hasExamples, kindOf, pointName } from './trendKinds.ts';

const words = wordsOf(trendWords, ENGLISH);
const point = { label: 'Dec', value: cents(100) };

test('a point without a kind is real', () => {
  expect(kindOf(point)).toBe('real');
  expect(hasExamples([point])).toBe(false);
  expect(hasExamples([point, { ...point, kind: 'sample' }])).toBe(true);
});

test.each([
  [point, 'Dec'],
  [{ ...point, kind: 'sample' }, 'Dec (sample)'],
  [{ ...point, kind: 'projected' }, 'Dec (sample, hasn’t happened yet)'],
  [undefined, ''],
] as const)('%o is called %s', (given, name) => {
  expect(pointName(given, words)).toBe(name);
});
