import { endpoints, HttpError } from '@dime-time/finance-core/contract';
import { describe, expect, test, vi } from 'vitest';
import { CACHE_DEFAULTS } from './CacheProvider.tsx';
import { FRESH_FOR_MS, toLoadable } from './useQuery.ts';

const retry = vi.fn();
const nothing = { data: undefined, error: undefined, isValidating: false, isStale: false };

describe('toLoadable', () => {
  test('waits while there is neither answer nor error', () => {
    expect(toLoadable(nothing, retry)).toEqual({ status: 'loading' });
  });

  test('shows data', () => {
    expect(toLoadable({ ...nothing, data: [1] }, retry)).toEqual({ status: 'ready', data: [1] });
  });

  test('shows an error with its message and a retry', () => {
    const state = { ...nothing, error: new HttpError(500, '') };
    expect(toLoadable(state, retry)).toEqual({
      status: 'error',
      message: '500: Internal Server Error',
      onRetry: retry,
    });
  });

  test('waits again while a failure is retried', () => {
    const state = { ...nothing, error: new HttpError(500, ''), isValidating: true };
    expect(toLoadable(state, retry)).toEqual({ status: 'loading' });
  });

  test('keeps data, marked as stale, if refetching fails', () => {
    const state = { ...nothing, data: [1], error: new HttpError(503, '') };
    expect(toLoadable(state, retry)).toEqual({ status: 'ready', data: [1], stale: true });
  });

  test('marks data that cannot be refetched', () => {
    const state = { ...nothing, data: [1], isStale: true };
    expect(toLoadable(state, retry)).toEqual({ status: 'ready', data: [1], stale: true });
  });
});

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
  expect(FRESH_FOR_MS.get(endpoints.getUser)).toBe(300_000);
});

// @requirement 7.data.transactions-30-s
test('transactions are fresh for 30 seconds', () => {
  expect(FRESH_FOR_MS.get(endpoints.getTransactions)).toBe(30_000);
});

test('other calls are fresh until they are invalidated', () => {
  expect(FRESH_FOR_MS.get(endpoints.getDebts)).toBeUndefined();
});
