import { expect, test } from 'vitest';
import { CACHE_DEFAULTS } from './cacheDefaults.ts';
import { TRANSACTIONS_FRESH_FOR_MS } from '../transactions/useTransactions.ts';
import { USER_FRESH_FOR_MS } from '../auth/useUser.ts';

test('by default nothing is asked for again by itself', () => {
  expect(CACHE_DEFAULTS).toEqual({
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    refreshInterval: 0,
    shouldRetryOnError: false,
  });
});

test('the current user is fresh for 300 seconds', () => {
  expect(USER_FRESH_FOR_MS).toBe(300_000);
});

test('transactions are fresh for 30 seconds', () => {
  expect(TRANSACTIONS_FRESH_FOR_MS).toBe(30_000);
});
