import { expect, test, vi } from 'vitest';
import { sessionOf } from './session.ts';

const old = { receivedAt: '2026-11-18T09:00:00.000Z', isOffline: true };
const fresh = { receivedAt: '2026-11-19T14:05:00.000Z', isOffline: false };

test('a cache has one session, and another cache another', () => {
  const cache = new Map();
  expect(sessionOf(cache)).toBe(sessionOf(cache));
  expect(sessionOf(new Map())).not.toBe(sessionOf(cache));
});

test('knows the oldest data of a cache, and what comes from the offline cache', () => {
  const { dataUpdatedAt } = sessionOf(new Map());
  expect(dataUpdatedAt.oldest()).toBeUndefined();
  dataUpdatedAt.set('/api/debts', fresh);
  dataUpdatedAt.set('/api/payments', old);
  expect(dataUpdatedAt.oldest()).toBe(old);
  expect(dataUpdatedAt.offlinePaths()).toEqual(['/api/payments']);
  dataUpdatedAt.set('/api/payments', fresh);
  expect(dataUpdatedAt.offlinePaths()).toEqual([]);
});

test('calls its listeners until they unsubscribe', () => {
  const { dataUpdatedAt } = sessionOf(new Map());
  const listener = vi.fn();
  const unsubscribe = dataUpdatedAt.subscribe(listener);
  dataUpdatedAt.set('/api/debts', fresh);
  expect(dataUpdatedAt.get('/api/debts')).toBe(fresh);
  unsubscribe();
  dataUpdatedAt.set('/api/debts', old);
  expect(listener).toHaveBeenCalledOnce();
});
