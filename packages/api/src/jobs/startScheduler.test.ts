import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { SchedulerDeps } from './job.ts';
import { startScheduler } from './startScheduler.ts';

const NOW = '2026-11-19T14:05:00Z';

afterEach(() => {
  vi.useRealTimers();
});

async function deps(): Promise<SchedulerDeps> {
  const database = await testDatabase();
  // A scheduler of its own lock; the jobs of a test use nothing else.
  return { database, clock: () => NOW, log: createLogger('silent') };
}

test('a round begins at once, and one job that fails holds up none of the others', async () => {
  const done: string[] = [];
  const scheduler = startScheduler(await deps(), [
    { name: 'broken', run: () => Promise.reject(new Error('broken')) },
    { name: 'whole', run: async (_deps, now) => void done.push(now) },
  ]);
  await scheduler.runDue('2026-11-19T14:06:00Z');
  await scheduler.stop();
  expect(done).toEqual([NOW, '2026-11-19T14:06:00Z']);
});

test('after a jump of the clock, what cannot be taken back waits an hour', async () => {
  const done: string[] = [];
  const job = (name: string, needsSteadyClock: boolean) => ({
    name,
    needsSteadyClock,
    run: async (_deps: SchedulerDeps, now: string) => void done.push(`${name} ${now.slice(0, 16)}`),
  });
  const open = async () => startScheduler(await deps(), [job('sweep', false), job('forget', true)]);
  const first = await open();
  await first.stop();
  done.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
  const wrong = await open();
  await wrong.runDue('2027-12-24T14:05:00Z');
  // The correct clock again, after one start with a wrong one: `forget` did not run with it.
  await wrong.runDue('2026-11-20T14:05:00Z');
  expect(done.slice(2)).toEqual([
    'sweep 2027-12-24T14:05',
    'sweep 2026-11-20T14:05',
    'forget 2026-11-20T14:05',
  ]);
  done.length = 0;
  // A downtime looks the same at first, and the clock is trusted once the difference lasts.
  await wrong.runDue('2027-01-24T14:05:00Z');
  vi.advanceTimersByTime(3_600_000);
  await wrong.runDue('2027-01-24T15:05:00Z');
  await wrong.stop();
  expect(done).toEqual([
    'sweep 2027-01-24T14:05',
    'sweep 2027-01-24T15:05',
    'forget 2027-01-24T15:05',
  ]);
});

test('a stop waits for the job under way, and begins no other', async () => {
  const done: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const scheduler = startScheduler(await deps(), [
    {
      name: 'long',
      run: async () => {
        begin();
        await finished;
        done.push('long');
      },
    },
    { name: 'next', run: async () => void done.push('next') },
  ]);
  await begun;
  const stopped = scheduler.stop();
  finish();
  await stopped;
  expect(done).toEqual(['long']);
});

test('a stop tells the job under way, and waits no longer than a while for one that does not end', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
  const scheduler = startScheduler(await deps(), [
    {
      name: 'endless',
      run: (_deps, _now, signal) => {
        begin(signal);
        return new Promise(() => undefined);
      },
    },
  ]);
  const signal = await begun;
  expect(signal.aborted).toBe(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isStopped = false;
  const stopped = scheduler.stop().then(() => {
    isStopped = true;
  });
  expect(signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(4000);
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
});
