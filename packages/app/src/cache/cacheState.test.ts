import { expect, test, vi } from 'vitest';
import { cacheStateOf } from './cacheState.ts';

const old = { receivedAt: '2026-11-18T09:00:00.000Z', isOffline: true };
const fresh = { receivedAt: '2026-11-19T14:05:00.000Z', isOffline: false };

test('a cache has one state, and another cache another', () => {
  const cache = new Map();
  expect(cacheStateOf(cache)).toBe(cacheStateOf(cache));
  expect(cacheStateOf(new Map())).not.toBe(cacheStateOf(cache));
});

test('knows the oldest data of a cache, and what comes from the offline cache', () => {
  const { offlinePaths, oldestUpdate, receive } = cacheStateOf(new Map());
  expect(oldestUpdate()).toBeUndefined();
  receive('/api/debts', fresh);
  receive('/api/payments', old);
  expect(oldestUpdate()).toBe(old);
  expect(offlinePaths()).toEqual(['/api/payments']);
  receive('/api/payments', fresh);
  expect(offlinePaths()).toEqual([]);
});

test('calls its listeners until they unsubscribe', () => {
  const { receive, subscribe, updateTime } = cacheStateOf(new Map());
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  receive('/api/debts', fresh);
  expect(updateTime('/api/debts')).toBe(fresh);
  unsubscribe();
  receive('/api/debts', old);
  expect(listener).toHaveBeenCalledOnce();
});

test('data is invalid from an invalidation until newer data comes from the server', () => {
  const { invalidate, invalidationCount, isInvalid, receive } = cacheStateOf(new Map());
  receive('/api/debts', fresh);
  expect(isInvalid('/api/debts')).toBe(false);
  invalidate('/api/debts');
  receive('/api/debts', old);
  expect([isInvalid('/api/debts'), invalidationCount('/api/debts')]).toEqual([true, 2]);
  receive('/api/debts', fresh);
  expect([isInvalid('/api/debts'), invalidationCount('/api/debts')]).toEqual([false, 2]);
});
