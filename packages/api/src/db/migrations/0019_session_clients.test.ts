import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootEngine } from '../embedded/bootEngine.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import type { Tables } from '../tables.ts';

test('sessions from before stay valid, each with a public id of its own', async () => {
  const pglite = await bootEngine((error) => {
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0019');
  await migrate(db, Object.fromEntries(before));
  for (const statement of SESSIONS) await sql.raw(statement).execute(db);
  await migrate(db);
  const rows = await db.selectFrom('sessions').selectAll().execute();
  const ids = rows.map(({ public_id }) => public_id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^se_[0-9a-f]{32}$/);
  expect(rows[0]).toMatchObject({ user_id: 'u', browser: null, system: null, network: null });
  // A server of the version before signs somebody in.
  await sql
    .raw(
      `insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
      values ('\\x03', 'u', '2026-11-28Z', '2026-11-28Z', '2026-11-29Z')`,
    )
    .execute(db);
  const later = await db.selectFrom('sessions').select('public_id').execute();
  expect(new Set(later.map(({ public_id }) => public_id)).size).toBe(3);
  await db.destroy();
});

const SESSIONS = [
  `insert into users (id, issuer, subject, created_at) values ('u', 'tests', 'u', '2026-04-01Z')`,
  `insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
    values ('\\x01', 'u', '2026-11-27Z', '2026-11-27Z', '2026-11-28Z'),
      ('\\x02', 'u', '2026-11-27Z', '2026-11-27Z', '2026-11-28Z')`,
];
