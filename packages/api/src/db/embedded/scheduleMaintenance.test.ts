import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../../config/logger.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { sql } from '../index.ts';
import { scheduleMaintenance } from './scheduleMaintenance.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the planner has figures of every table after an hour, and none are made once it has ended', async () => {
  const { db } = await testDatabase();
  const timesAnalyzed = async () => {
    const { rows } = await sql<{ times: bigint }>`
      select analyze_count as times from pg_stat_user_tables where relname = 'debts'`.execute(db);
    return rows[0]?.times ?? 0n;
  };
  const stop = scheduleMaintenance(db, createLogger('silent'));
  const before = await timesAnalyzed();
  vi.advanceTimersByTime(3_600_000);
  expect(await timesAnalyzed()).toBe(before + 1n);
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(await timesAnalyzed()).toBe(before + 1n);
});

test('the planner hears within a minute that a table has grown', async () => {
  const { db } = await testDatabase();
  await sql`create table tidied as select generate_series(1, 10000) n`.execute(db);
  const stop = scheduleMaintenance(db, createLogger('silent'));
  vi.advanceTimersByTime(60_000);
  const figures = async () => {
    const { rows } = await sql<{ figures: number }>`
      select reltuples::int4 as figures from pg_class where relname = 'tidied'`.execute(db);
    return rows[0]?.figures;
  };
  await expect.poll(figures, { timeout: 30_000 }).toBe(10_000);
  stop();
});
