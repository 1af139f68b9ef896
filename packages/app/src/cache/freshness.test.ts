import { endpoints } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { CACHE_DEFAULTS } from './cacheDefaults.ts';
import { freshForMs } from './freshness.ts';

test('by default nothing is refetched automatically', () => {
  expect(CACHE_DEFAULTS).toEqual({
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    refreshInterval: 0,
    shouldRetryOnError: false,
  });
});

// @requirement 7.data.user-300-s
test('the current user is fresh for 300 seconds', () => {
  expect(freshForMs(endpoints.getUser)).toBe(300_000);
});

// @requirement 7.data.transactions-30-s
test('transactions are fresh for 30 seconds', () => {
  expect(freshForMs(endpoints.getTransactions)).toBe(30_000);
});

test('other calls are fresh until they are invalidated', () => {
  expect(freshForMs(endpoints.getDebts)).toBeUndefined();
});
