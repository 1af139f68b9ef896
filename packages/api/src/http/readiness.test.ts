import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const GRACE_MS = 5000;

/** A readiness that leaves, and whether it has left. */
function leaving(readiness = createReadiness(GRACE_MS)) {
  const left = vi.fn();
  void readiness.drain().then(left);
  return left;
}

test('where nobody asks, there is nobody to wait for', async () => {
  const left = leaving();
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalledOnce();
});

test('whoever asks is told no for the grace, and then it is over', async () => {
  const readiness = createReadiness(GRACE_MS);
  expect(readiness.check()).toBe(true);
  const left = leaving(readiness);
  expect(readiness.check()).toBe(false);
  await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalledOnce();
});

test('who asked once, long ago, is not waited for', async () => {
  const readiness = createReadiness(GRACE_MS);
  readiness.check();
  await vi.advanceTimersByTimeAsync(60_001);
  const left = leaving(readiness);
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalledOnce();
});
