import { expect, test } from 'vitest';
import { purchasesAfter } from './purchasesAfter.ts';

const purchases = [
  { id: '3', status: 'completed', createdAt: '2026-11-20T10:00:00Z' },
  { id: '2', status: 'pending', createdAt: '2026-11-13T10:00:00Z' },
  { id: '1', status: 'completed', createdAt: '2026-11-06T10:00:00Z' },
];

test('those completed after the instant, oldest first', () => {
  expect(purchasesAfter(purchases, '').map(({ id }) => id)).toEqual(['1', '3']);
  expect(purchasesAfter(purchases, '2026-11-06T10:00:00Z').map(({ id }) => id)).toEqual(['3']);
});
