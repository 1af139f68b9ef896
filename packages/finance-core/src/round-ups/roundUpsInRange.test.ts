import { expect, test } from 'vitest';
import { cents } from '../money/index.ts';
import { roundUpsInRange } from './roundUpsInRange.ts';

const range = { from: Date.UTC(2026, 10, 13), until: Date.UTC(2026, 10, 20) };

test('roundUpsInRange adds up what is in the range and nothing else', () => {
  const transactions = [
    { date: '2026-11-12T23:59:59Z', roundUpAmount: cents(1) },
    { date: '2026-11-13T00:00:00Z', roundUpAmount: cents(20) },
    { date: '2026-11-19T23:59:59Z', roundUpAmount: cents(300) },
    { date: '2026-11-20T00:00:00Z', roundUpAmount: cents(4000) },
  ];
  expect(roundUpsInRange(transactions, range)).toBe(320);
  expect(roundUpsInRange([], range)).toBe(0);
});
