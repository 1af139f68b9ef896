import { expect, test } from 'vitest';
import { createKeptAnswers } from './keptAnswers.ts';

const USER = '/api/user';
const DEBTS = '/api/debts';
const at = (text: string) => ({ text, receivedAt: '2026-11-19T14:05:00.000Z' });

/** As much of a browser's storage as is used, and what lies in it. */
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

test('keeps the last answer of a call, and when it came', async () => {
  const kept = createKeptAnswers(memoryStorage());
  void kept.begin(USER, at('ada'), 'u_1');
  void kept.keep(DEBTS, at('old'), 'u_1');
  void kept.keep(DEBTS, at('new'), 'u_1');
  expect(await kept.read(DEBTS)).toMatchObject(at('new'));
  expect(await kept.read(USER)).toMatchObject(at('ada'));
  expect(await kept.read('/api/payments')).toBeUndefined();
});

test('forgets everything', async () => {
  const kept = createKeptAnswers(memoryStorage());
  void kept.begin(USER, at('ada'), 'u_1');
  void kept.keep(DEBTS, at('hers'), 'u_1');
  await kept.forget();
  expect(await kept.read(USER)).toBeUndefined();
  expect(await kept.read(DEBTS)).toBeUndefined();
});

test('forgets what was kept for one person when another comes', async () => {
  const storage = memoryStorage();
  const kept = createKeptAnswers(storage);
  void kept.begin(USER, at('ada'), 'u_1');
  void kept.keep(DEBTS, at('hers'), 'u_1');
  await kept.begin(USER, at('bea'), 'u_2');
  expect(storage.paths()).not.toContain(DEBTS);
  expect(await kept.read(DEBTS)).toBeUndefined();
  expect(await kept.read(USER)).toMatchObject(at('bea'));
});

test('goes on for the same person', async () => {
  const kept = createKeptAnswers(memoryStorage());
  void kept.begin(USER, at('ada'), 'u_1');
  void kept.keep(DEBTS, at('hers'), 'u_1');
  void kept.begin(USER, at('ada again'), 'u_1');
  expect(await kept.read(DEBTS)).toMatchObject(at('hers'));
});

test('does not keep for somebody who is not there any more', async () => {
  const storage = memoryStorage();
  const [ada, bea] = [createKeptAnswers(storage), createKeptAnswers(storage)];
  await ada.begin(USER, at('ada'), 'u_1');
  await bea.begin(USER, at('bea'), 'u_2');
  await ada.keep(DEBTS, at('too late'), 'u_1');
  expect(storage.paths()).not.toContain(DEBTS);
  expect(await bea.read(DEBTS)).toBeUndefined();
  await bea.keep(DEBTS, at('hers'), 'u_2');
  expect(await ada.read(DEBTS, 'u_1')).toBeUndefined();
  await bea.forget();
  await bea.keep(DEBTS, at('after signing out'), 'u_2');
  expect(storage.paths()).toEqual([]);
});

test('without storage, or with one that refuses, nothing is found and nothing breaks', async () => {
  const refuse = () => Promise.reject(new DOMException('No', 'SecurityError'));
  const refusing = { open: refuse, match: refuse, delete: refuse } as unknown as CacheStorage;
  for (const kept of [createKeptAnswers(undefined), createKeptAnswers(refusing)]) {
    await kept.begin(USER, at('ada'), 'u_1');
    await kept.forget();
    expect(await kept.read(USER)).toBeUndefined();
  }
});
