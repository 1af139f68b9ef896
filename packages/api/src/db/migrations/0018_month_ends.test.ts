import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootEngine } from '../embedded/bootEngine.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import type { Tables } from '../tables.ts';

test('a plan that was saved before has a balance for each month, from its first day on', async () => {
  const pglite = await bootEngine((error) => {
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0018');
  await migrate(db, Object.fromEntries(before));
  for (const statement of HOUSEHOLD) await sql.raw(statement).execute(db);
  await migrate(db);
  const [version] = await db.selectFrom('plan_versions').select('forecast').execute();
  expect(version?.forecast).toEqual({
    asOf: '2026-11-27',
    balances: [1000, 500, 0],
    monthEnds: [1000, 500, 0],
  });
  await db.destroy();
});

const HOUSEHOLD = [
  `insert into users (id, issuer, subject, created_at) values ('u', 'tests', 'u', '2026-04-01Z')`,
  `insert into plan_versions (public_id, user_id, since, document, forecast)
    values ('p', 'u', '2026-11-27Z', '{}', '{"asOf": "2026-11-27", "balances": [1000, 500, 0]}')`,
];
