import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltipTiming } from './tooltipTiming.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pointer rests for 700 ms before the first tooltip', () => {
  expect(tooltipTiming().delayMs()).toBe(700);
});

test('while one is open, and for 300 ms after it closed, the next opens at once', () => {
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

test('one that opens in that moment begins it anew', () => {
  const timing = tooltipTiming();
  timing.opened();
  timing.closed();
  vi.advanceTimersByTime(200);
  timing.opened();
  vi.advanceTimersByTime(200);
  expect(timing.delayMs()).toBe(0);
});

test('the tooltips hear of a change, until they are gone', () => {
  const timing = tooltipTiming();
  const hear = vi.fn();
  const stop = timing.subscribe(hear);
  timing.opened();
  timing.opened();
  expect(hear).toHaveBeenCalledTimes(1);
  timing.closed();
  vi.advanceTimersByTime(300);
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  timing.opened();
  expect(hear).toHaveBeenCalledTimes(2);
});
