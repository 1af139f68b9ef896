import { cents } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { trendWords } from '../words/trend.ts';
import { areReal, hasExamples, kindOf, pointName } from './trendKinds.ts';

const words = wordsOf(trendWords, ENGLISH);
const point = { label: 'Dec', value: cents(100) };

test('a point without a kind is real', () => {
  expect(kindOf(point)).toBe('real');
  expect(hasExamples([point])).toBe(false);
  expect(hasExamples([point, { ...point, kind: 'sample' }])).toBe(true);
});

test('a forecast is not real, and no example', () => {
  const points = [point, { ...point, kind: 'forecast' as const }];
  expect(areReal(points)).toBe(false);
  expect(hasExamples(points)).toBe(false);
});

test.each([
  [point, 'Dec'],
  [{ ...point, kind: 'sample' }, 'Dec (sample)'],
  [{ ...point, kind: 'projected' }, 'Dec (sample, hasn’t happened yet)'],
  [{ ...point, kind: 'forecast' }, 'Dec (forecast)'],
  [undefined, ''],
] as const)('%o is called %s', (given, name) => {
  expect(pointName(given, words)).toBe(name);
});
