import { expect, test } from 'vitest';
import { testDatabase, testHousehold } from '../testing/index.ts';
import { housekeeping } from './housekeeping.ts';

test('keys and jobs are forgotten when they have served their time, and not before', async () => {
  const database = await testDatabase();
  const { userId } = await testHousehold(database);
  const { db } = database;
  const key = (name: string, created_at: string) => ({
    user_id: userId,
    key: name,
    fingerprint: new Uint8Array([1]),
    created_at,
  });
  await db
    .insertInto('idempotency_keys')
    .values([
      key('old-key-0001', '2026-11-12T14:04:00Z'),
      key('new-key-0001', '2026-11-13T00:00:00Z'),
    ])
    .execute();
  const job = (run_key: string, done_at: string | null) => ({
    kind: 'weekly_sweep',
    user_id: userId,
    run_key,
    due_at: '2026-08-01T00:00:00Z',
    status: done_at === null ? 'waiting' : 'done',
    done_at,
  });
  await db
    .insertInto('jobs')
    .values([
      job('old', '2026-08-02T00:00:00Z'),
      job('new', '2026-11-16T00:00:00Z'),
      job('open', null),
    ])
    .execute();
  await housekeeping({ database }, '2026-11-19T14:05:00Z');
  const keys = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .execute();
  expect(keys).toEqual([{ key: 'new-key-0001' }]);
  const jobs = await db
    .selectFrom('jobs')
    .select('run_key')
    .where('user_id', '=', userId)
    .execute();
  expect(jobs.map(({ run_key }) => run_key).toSorted()).toEqual(['new', 'open']);
});
