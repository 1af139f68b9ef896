import { expect, test } from 'vitest';
import { createOfflineCache } from './offlineCache.ts';

const USER = '/api/user';
const DEBTS = '/api/debts';
const at = (text: string) => ({ text, receivedAt: '2026-11-19T14:05:00.000Z' });

/** The part of Cache Storage that is used, in memory, with a list of its paths. */
function memoryStorage(): CacheStorage & { paths: () => string[] } {
  const caches = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return entries;
  };
  return {
    open: (name: string) =>
      Promise.resolve({
        put: (path: string, answer: Response) => Promise.resolve(cacheOf(name).set(path, answer)),
      }),
    match: (path: string, options: MultiCacheQueryOptions) =>
      Promise.resolve(
        caches
          .get(options.cacheName ?? '')
          ?.get(path)
          ?.clone(),
      ),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    paths: () => [...caches.values()].flatMap((entries) => [...entries.keys()]),
  } as unknown as CacheStorage & { paths: () => string[] };
}

test('stores the last response of a call, with its time', async () => {
  const cache = createOfflineCache(memoryStorage());
  void cache.begin(USER, at('ada'), 'u_1');
  void cache.put(DEBTS, at('old'), 'u_1');
  void cache.put(DEBTS, at('new'), 'u_1');
  expect(await cache.read(DEBTS)).toMatchObject(at('new'));
  expect(await cache.read(USER)).toMatchObject(at('ada'));
  expect(await cache.read('/api/payments')).toBeUndefined();
});

test('clears everything', async () => {
  const cache = createOfflineCache(memoryStorage());
  void cache.begin(USER, at('ada'), 'u_1');
  void cache.put(DEBTS, at('hers'), 'u_1');
  await cache.clear();
  expect(await cache.read(USER)).toBeUndefined();
  expect(await cache.read(DEBTS)).toBeUndefined();
});

test('deletes the entries of one user when another signs in', async () => {
  const storage = memoryStorage();
  const cache = createOfflineCache(storage);
  void cache.begin(USER, at('ada'), 'u_1');
  void cache.put(DEBTS, at('hers'), 'u_1');
  await cache.begin(USER, at('bea'), 'u_2');
  expect(storage.paths()).not.toContain(DEBTS);
  expect(await cache.read(DEBTS)).toBeUndefined();
  expect(await cache.read(USER)).toMatchObject(at('bea'));
});

test('keeps the entries of the same user', async () => {
  const cache = createOfflineCache(memoryStorage());
  void cache.begin(USER, at('ada'), 'u_1');
  void cache.put(DEBTS, at('hers'), 'u_1');
  void cache.begin(USER, at('ada again'), 'u_1');
  expect(await cache.read(DEBTS)).toMatchObject(at('hers'));
});

test('does not store for a user who has left', async () => {
  const storage = memoryStorage();
  const [ada, bea] = [createOfflineCache(storage), createOfflineCache(storage)];
  await ada.begin(USER, at('ada'), 'u_1');
  await bea.begin(USER, at('bea'), 'u_2');
  await ada.put(DEBTS, at('too late'), 'u_1');
  expect(storage.paths()).not.toContain(DEBTS);
  expect(await bea.read(DEBTS)).toBeUndefined();
  await bea.put(DEBTS, at('hers'), 'u_2');
  expect(await ada.read(DEBTS, 'u_1')).toBeUndefined();
  await bea.clear();
  await bea.put(DEBTS, at('after signing out'), 'u_2');
  expect(storage.paths()).toEqual([]);
});

test('without storage, or with one that refuses, nothing is found and nothing breaks', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  const refusing = { open: refuse, match: refuse, delete: refuse } as unknown as CacheStorage;
  for (const cache of [createOfflineCache(undefined), createOfflineCache(refusing)]) {
    await cache.begin(USER, at('ada'), 'u_1');
    await cache.clear();
    expect(await cache.read(USER)).toBeUndefined();
  }
});
