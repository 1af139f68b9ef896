import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './useRevalidateOnFocus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs the first call at once and the others together, later', () => {
  const action = vi.fn();
  const call = throttle(action, 1000);
  call();
  expect(action).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(999);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(2);
  call();
  expect(action).toHaveBeenCalledTimes(3);
});
