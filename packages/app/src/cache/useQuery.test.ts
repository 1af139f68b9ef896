import { endpoints, HttpError } from '@dime-time/finance-core/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CACHE_DEFAULTS } from './CacheProvider.tsx';
import { cacheStateOf } from './cacheState.ts';
import { FRESH_FOR_MS, readResource, toLoadable } from './useQuery.ts';

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

const PATH = '/api/payments';

/** A server that answers each call when the test says so. */
function slowServer() {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers.push(() => resolve(Response.json([])));
    return promise;
  });
  return { answer: (call: number) => answers[call]?.() };
}

function start() {
  const cache = new Map();
  return { cache, ...cacheStateOf(cache), server: slowServer() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('readResource', () => {
  test('a response makes a key valid that was invalid when it was requested', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    invalidate(PATH);
    const read = readResource(endpoints.getPayments, cache);
    server.answer(0);
    await read;
    expect(isInvalid(PATH)).toBe(false);
    expect(updateTime(PATH)).toMatchObject({ isOffline: false });
  });

  // SWR discards a response that was requested before the mutation: the data is as old as it was.
  test('a query string is part of the key and of the request', async () => {
    const { cache, updateTime } = start();
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (address: unknown) => {
      asked.push(address);
      return Promise.resolve(Response.json([]));
    });
    await readResource(endpoints.getHistory, cache, { from: '2017-01' });
    expect(asked).toEqual(['/api/history?from=2017-01']);
    expect(updateTime('/api/history?from=2017-01')).toMatchObject({ isOffline: false });
    expect(updateTime('/api/history')).toBeUndefined();
  });

  test('a key invalidated while a request is in flight stays invalid', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    invalidate(PATH);
    const read = readResource(endpoints.getPayments, cache);
    invalidate(PATH);
    server.answer(0);
    await read;
    expect(isInvalid(PATH)).toBe(true);
    expect(updateTime(PATH)).toBeUndefined();
  });

  test('a response that arrives after a later one changes nothing', async () => {
    const { cache, invalidate, isInvalid, updateTime, server } = start();
    const first = readResource(endpoints.getPayments, cache);
    invalidate(PATH);
    const second = readResource(endpoints.getPayments, cache);
    server.answer(1);
    await second;
    const time = updateTime(PATH);
    expect(isInvalid(PATH)).toBe(false);
    server.answer(0);
    await first;
    expect(updateTime(PATH)).toBe(time);
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
