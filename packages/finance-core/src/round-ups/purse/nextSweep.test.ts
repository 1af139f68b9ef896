import { expect, test } from 'vitest';
import { cents } from '../../money/index.ts';
import { nextSweep, type NextSweepInput } from './nextSweep.ts';

const input: NextSweepInput = {
  waiting: cents(294),
  hasTarget: true,
  sweep: 'both',
  thresholdReachedAt: undefined,
  pausedUntil: undefined,
  now: '2026-11-19T14:05:00Z',
  timeZone: 'UTC',
};

test('is the coming Monday at midnight in the household’s zone', () => {
  expect(nextSweep(input)).toBe('2026-11-23T00:00:00.000Z');
  expect(nextSweep({ ...input, timeZone: 'America/New_York' })).toBe('2026-11-23T05:00:00.000Z');
  expect(nextSweep({ ...input, timeZone: 'Pacific/Auckland' })).toBe('2026-11-22T11:00:00.000Z');
});

test('on a Monday it is the next one', () => {
  expect(nextSweep({ ...input, now: '2026-11-23T00:00:00Z' })).toBe('2026-11-30T00:00:00.000Z');
  expect(nextSweep({ ...input, now: '2026-11-22T23:59:59Z' })).toBe('2026-11-23T00:00:00.000Z');
});

test('is a day after the threshold was reached, where that comes first', () => {
  const reached = { ...input, thresholdReachedAt: '2026-11-19T14:00:00Z' };
  expect(nextSweep(reached)).toBe('2026-11-20T14:00:00.000Z');
  expect(nextSweep({ ...reached, sweep: 'threshold' })).toBe('2026-11-20T14:00:00.000Z');
  expect(nextSweep({ ...reached, sweep: 'weekly' })).toBe('2026-11-23T00:00:00.000Z');
  expect(nextSweep({ ...reached, thresholdReachedAt: '2026-11-22T12:00:00Z' })).toBe(
    '2026-11-23T00:00:00.000Z',
  );
});

test('there is none while nothing waits or is owed, while paused, or below the only threshold', () => {
  expect(nextSweep({ ...input, waiting: cents(0) })).toBeUndefined();
  expect(nextSweep({ ...input, hasTarget: false })).toBeUndefined();
  expect(nextSweep({ ...input, pausedUntil: '2026-11-19T14:05:01Z' })).toBeUndefined();
  expect(nextSweep({ ...input, sweep: 'threshold' })).toBeUndefined();
});

test('a pause that is over is none', () => {
  expect(nextSweep({ ...input, pausedUntil: '2026-11-19T14:05:00Z' })).toBe(
    '2026-11-23T00:00:00.000Z',
  );
});
