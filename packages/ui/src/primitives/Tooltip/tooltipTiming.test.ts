import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltipTiming } from './tooltipTiming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first tooltip opens after a delay of 700 ms', () => {
  expect(tooltipTiming().delayMs()).toBe(700);
});

// @requirement 9.tooltip.skip
test('while one is open, and for 300 ms after it closed, the next one opens immediately', () => {
  const timing = tooltipTiming();
  timing.opened();
  vi.advanceTimersByTime(10_000);
  expect(timing.delayMs()).toBe(0);
  timing.closed();
  vi.advanceTimersByTime(299);
  expect(timing.delayMs()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(timing.delayMs()).toBe(700);
});

test('one that opens in that time restarts it', () => {
  const timing = tooltipTiming();
  timing.opened();
  timing.closed();
  vi.advanceTimersByTime(200);
  timing.opened();
  vi.advanceTimersByTime(200);
  expect(timing.delayMs()).toBe(0);
});

test('tooltips are notified of a change until they unsubscribe', () => {
  const timing = tooltipTiming();
  const listener = vi.fn();
  const stop = timing.subscribe(listener);
  timing.opened();
  timing.opened();
  expect(listener).toHaveBeenCalledTimes(1);
  timing.closed();
  vi.advanceTimersByTime(300);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  timing.opened();
  expect(listener).toHaveBeenCalledTimes(2);
});
