import { endpoints } from '@dime-time/finance-core/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';
import { cacheStateOf } from './cacheState.ts';

const PATH = '/api/payments';

/** A cache without data, and the calls that would write to it. */
function start(response: () => Promise<Response>) {
  const fetch = vi.fn(response);
  vi.stubGlobal('fetch', fetch);
  const cache = new Map();
  const mutate = vi.fn();
  const { takePrefetch } = cacheStateOf(cache);
  const run = () => prefetch(endpoints.getPayments, { cache, mutate });
  return { cache, mutate, fetch, run, takePrefetch };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('data that no component has read yet is written to the cache, without a refetch', async () => {
  const { mutate, run } = start(async () => Response.json([]));
  run();
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledWith(PATH, [], { revalidate: false }));
});

test('data that a component waits for is not written a second time', async () => {
  const { mutate, fetch, run, takePrefetch } = start(async () => Response.json([]));
  run();
  expect(await takePrefetch(PATH)).toEqual([]);
  expect(mutate).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a later read of the same key is a request of its own', async () => {
  const { mutate, run, takePrefetch } = start(async () => Response.json([]));
  run();
  await vi.waitFor(() => expect(mutate).toHaveBeenCalled());
  expect(takePrefetch(PATH)).toBeUndefined();
});

test('a failure waits for the first component that reads the key, and for no other', async () => {
  const { mutate, fetch, run, takePrefetch } = start(async () => new Response('', { status: 500 }));
  run();
  await expect(takePrefetch(PATH)).rejects.toMatchObject({ status: 500 });
  expect(takePrefetch(PATH)).toBeUndefined();
  expect(mutate).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledOnce();
});

test('nothing is requested for data that the cache has', () => {
  const { cache, fetch, run } = start(async () => Response.json([]));
  cache.set(PATH, { data: [] });
  run();
  expect(fetch).not.toHaveBeenCalled();
});
