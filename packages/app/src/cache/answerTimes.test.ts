import { expect, test, vi } from 'vitest';
import { answerTimes } from './answerTimes.ts';

const old = { receivedAt: '2026-11-18T09:00:00.000Z', kept: true };
const fresh = { receivedAt: '2026-11-19T14:05:00.000Z', kept: false };

test('knows the oldest answer of a cache, and those kept from before', () => {
  const times = answerTimes(new Map());
  expect(times.oldest()).toBeUndefined();
  times.note('/api/debts', fresh);
  times.note('/api/payments', old);
  expect(times.oldest()).toBe(old);
  expect(times.kept()).toEqual(['/api/payments']);
  times.note('/api/payments', fresh);
  expect(times.kept()).toEqual([]);
});

test('tells who listens', () => {
  const cache = new Map();
  const listener = vi.fn();
  const leave = answerTimes(cache).subscribe(listener);
  answerTimes(cache).note('/api/debts', fresh);
  expect(answerTimes(cache).find('/api/debts')).toBe(fresh);
  leave();
  answerTimes(cache).note('/api/debts', old);
  expect(listener).toHaveBeenCalledOnce();
});
