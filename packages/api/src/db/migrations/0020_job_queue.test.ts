import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootEngine } from '../embedded/bootEngine.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import type { Tables } from '../tables.ts';

test('a sweep that waits keeps its day, and neither a week nor a demo household is made again', async () => {
  const pglite = await bootEngine((error) => {
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0020');
  await migrate(db, Object.fromEntries(before));
  for (const statement of JOBS) await sql.raw(statement).execute(db);
  await migrate(db);
  expect(await db.selectFrom('threshold_sweeps').selectAll().execute()).toEqual([
    { user_id: 'u', run_key: '1850', due_at: '2026-11-29T12:00:00.000Z' },
  ]);
  expect(await db.selectFrom('weekly_sweeps').selectAll().execute()).toEqual([
    { user_id: 'u', sunday: day(0) },
  ]);
  expect(await db.selectFrom('demo_households').selectAll().execute()).toEqual([{ user_id: 'u' }]);
  await db.destroy();
});

/** A day from today, by the clock of the database. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

const JOBS = [
  `insert into users (id, issuer, subject, created_at) values ('u', 'tests', 'u', '2026-04-01Z')`,
  `insert into jobs (kind, user_id, run_key, due_at, status, done_at) values
    ('threshold_sweep', 'u', '1850', '2026-11-29 12:00Z', 'waiting', null),
    ('threshold_sweep', 'u', '900', '2026-11-20 12:00Z', 'done', '2026-11-20 12:01Z'),
    ('weekly_sweep', 'u', '${day(1)}', '2026-11-23Z', 'waiting', null),
    ('weekly_sweep', 'u', '${day(0)}', '2026-11-16Z', 'done', '2026-11-16Z'),
    ('weekly_sweep', 'u', '${day(-40)}', '2026-10-01Z', 'done', '2026-10-01Z'),
    ('demo_household', 'u', '', '2026-04-01Z', 'done', '9999-01-01Z')`,
];
