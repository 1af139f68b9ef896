import { Kysely, PGliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootEngine } from '../embedded/bootEngine.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import type { Tables } from '../tables.ts';

test('an account that was linked before counts as linked when its bank was, and offers nothing', async () => {
  const pglite = await bootEngine((error) => {
    throw error;
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0006');
  await migrate(db, Object.fromEntries(before));
  for (const statement of HOUSEHOLD) await sql.raw(statement).execute(db);
  await migrate(db);
  const [account] = await db
    .selectFrom('bank_accounts')
    .select(['linked_at', 'earlier_answered_at'])
    .execute();
  const linked = '2026-05-01T08:00:00.000Z';
  expect(account).toEqual({ linked_at: linked, earlier_answered_at: linked });
  const settings = await db
    .selectFrom('round_up_settings')
    .select(['sweep', 'floor', 'paused_until', 'round_ups_since'])
    .execute();
  expect(settings).toEqual([
    { sweep: 'both', floor: 0n, paused_until: null, round_ups_since: null },
  ]);
  await db.destroy();
});

const HOUSEHOLD = [
  `insert into users (id, issuer, subject, created_at) values ('u', 'tests', 'u', '2026-04-01Z')`,
  `insert into round_up_settings values ('u', true, 2, 2500, false, 25, 'BTC')`,
  `insert into bank_items (id, user_id, provider, provider_item_id, access_token, public_token_hash,
    status, created_at) values ('i', 'u', 'test', 'i', '', '', 'active', '2026-05-01T08:00:00Z')`,
  `insert into bank_accounts (id, user_id, item_id, account_id, name, type, is_active)
    values ('b', 'u', 'i', 'acc', 'Checking', 'depository', true)`,
];
