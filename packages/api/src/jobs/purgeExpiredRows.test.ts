import { expect, test } from 'vitest';
import { sql } from '../db/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { purgeExpiredRows } from './purgeExpiredRows.ts';

test('keys are forgotten when they have served their time, and not before', async () => {
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
  await purgeExpiredRows({ database }, '2026-11-19T14:05:00Z');
  const keys = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .execute();
  expect(keys).toEqual([{ key: 'new-key-0001' }]);
});

test('messages of the contact form are kept 30 days after they were mailed, and 180 at most', async () => {
  const database = await testDatabase();
  const message = (id: string, at: string, mailed_at: string | null) => ({
    id: `kept_${id}`,
    name: 'Ada',
    email: 'ada@example.test',
    message: 'Hello',
    at,
    mailed_at,
  });
  await database.db
    .insertInto('contact_messages')
    .values([
      message('mailed_31_days_ago', '2026-10-19T14:00:00Z', '2026-10-19T14:04:59Z'),
      message('mailed_30_days_ago', '2026-10-19T14:00:00Z', '2026-10-20T14:05:00Z'),
      message('never_mailed_for_181_days', '2026-05-23T14:04:59Z', null),
      message('never_mailed_for_180_days', '2026-05-23T14:05:00Z', null),
      message('mailed_after_half_a_year', '2026-05-01T00:00:00Z', '2026-11-19T14:00:00Z'),
    ])
    .execute();
  await purgeExpiredRows({ database }, '2026-11-19T14:05:00Z');
  const kept = await database.db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', 'like', 'kept_%')
    .orderBy('id')
    .execute();
  expect(kept.map(({ id }) => id)).toEqual([
    'kept_mailed_30_days_ago',
    'kept_never_mailed_for_180_days',
  ]);
});

test('the count of a rate limit is kept until its window ends, unless that is hours away', async () => {
  const database = await testDatabase();
  const now = Date.parse('2026-11-19T14:05:00Z');
  const count = (name: string, seconds: number) => ({
    key: `purged:${name}`,
    points: 1,
    expire: BigInt(now + seconds * 1000),
  });
  await database.db
    .insertInto('rate_limits')
    .values([count('ended', 0), count('open', 3600), count('by a wrong clock', 400 * 86_400)])
    .execute();
  await purgeExpiredRows({ database }, '2026-11-19T14:05:00Z');
  const kept = await database.db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', 'like', 'purged:%')
    .execute();
  expect(kept).toEqual([{ key: 'purged:open' }]);
  await database.db.deleteFrom('rate_limits').where('key', 'like', 'purged:%').execute();
});

test('a check of the ledger is kept for ninety days', async () => {
  const { db } = await testDatabase();
  const check = { last_transfer: 0n, households: 0, faults: 0 };
  const days = ['2026-08-21T00:00:00.000Z', '2026-08-22T00:00:00.000Z'];
  await db.deleteFrom('ledger_checks').execute();
  await db
    .insertInto('ledger_checks')
    .values(days.map((checked_at) => ({ ...check, checked_at })))
    .execute();
  await purgeExpiredRows({ database: await testDatabase() }, '2026-11-19T14:05:00Z');
  const kept = await db.selectFrom('ledger_checks').select('checked_at').execute();
  expect(kept).toEqual([{ checked_at: days[1] }]);
});

test('a backlog is forgotten to its end, and no statement takes all of it', async () => {
  const database = await testDatabase();
  const { db } = database;
  await sql`insert into webhook_events (id_hash, received_at)
    select sha256(n::text::bytea), '2026-01-01T00:00:00Z' from generate_series(1, 5001) n`.execute(
    db,
  );
  // Whatever is removed by one statement is counted by it.
  await sql`create table forgotten (rows int8)`.execute(db);
  await sql`create function note_forgotten() returns trigger language plpgsql as $$ begin
    insert into forgotten select count(*) from gone; return null; end $$`.execute(db);
  await sql`create trigger forgetting after delete on webhook_events referencing old table as gone
    for each statement execute function note_forgotten()`.execute(db);
  await purgeExpiredRows({ database }, '2026-11-19T14:05:00Z');
  const { rows } = await sql`select rows from forgotten`.execute(db);
  await sql`drop trigger forgetting on webhook_events`.execute(db);
  expect(rows).toEqual([{ rows: 5000n }, { rows: 1n }]);
});
