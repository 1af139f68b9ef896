import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { owedNow } from './owedNow.ts';

test('is the balance and the interest estimated since its day', () => {
  expect(owedNow({ currentBalance: cents(93_000), estimatedInterest: cents(1_835) })).toBe(94_835);
  expect(owedNow({ currentBalance: cents(93_000) })).toBe(93_000);
  expect(owedNow({ currentBalance: cents(0), estimatedInterest: cents(1_835) })).toBe(0);
  expect(owedNow({ currentBalance: cents(-500) })).toBe(0);
});
