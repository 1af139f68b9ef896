import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bootEngine } from '../../packages/api/src/db/embedded/bootEngine.ts';
import { sql, type Tables } from '../../packages/api/src/db/index.ts';
import { migrate, MIGRATIONS } from '../../packages/api/src/db/migrate.ts';
import { createPool } from '../../packages/api/src/db/postgres/createPool.ts';
import { startPostgres } from '../tools/postgres.ts';
import { silentLog as log } from './silentLog.ts';

/** The steps that cut the numbers which were kept whole: account numbers, and those in names. */
const [NUMBERS, NAMES] = ['0007_debt_edits', '0009_debt_names'];

const KEPT = [
  '4111 1111 1111 1234',
  '4111-1111-1111-1234',
  '4111111111111234',
  'GB82 WEST 1234 5698 7654 32',
  '12345',
  '1234',
  '12-3',
  '**** 1234',
  '•••• 4821',
  '__ 1_2_3_4_5',
  '',
];

const KEPT_NAMES = [
  'Test Visa 5555 5555 5555 4444',
  '٥٥٥٥-٥٥٥٥-٥٥٥٥-٤٤٤٤',
  'Everyday Visa',
  'Loan 2024',
];

const ENGINES: readonly (readonly [string, () => Promise<Empty>])[] = [
  [
    'the embedded database',
    async () => {
      const pglite = await bootEngine((error) => {
        throw error;
      });
      const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
      return { db, close: () => db.destroy() };
    },
  ],
  [
    'a PostgreSQL server',
    async () => {
      const server = await startPostgres();
      const url = await server.createDatabase();
      const pool = createPool({ url, size: 1, withoutTimeouts: true, log });
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      return {
        db,
        close: async () => {
          await db.destroy();
          await server.stop();
        },
      };
    },
  ],
];

interface Empty {
  readonly db: Kysely<Tables>;
  readonly close: () => Promise<void>;
}

describe.each(ENGINES)('account numbers kept in %s', (_name, start) => {
  test('are cut by the migration to what a new one is cut to', async () => {
    const { db, close } = await start();
    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < NUMBERS);
    await migrate(db, Object.fromEntries(earlier));
    await sql`insert into users (id, issuer, subject, time_zone, created_at)
      values ('u_1', 'tests', 'u_1', 'Pacific/Auckland', '2026-03-01T20:00:00Z')`.execute(db);
    for (const [index, number] of KEPT.entries()) {
      await sql`insert into debts (id, user_id, name, account_number, original_balance,
          minimum_payment, apr, due_day, created_at)
        values (${`d_${index}`}, 'u_1', 'Card', ${number}, 100, 1, 0, 1, '2026-03-01T20:00:00Z')
      `.execute(db);
    }
    await migrate(db);
    const rows = await db
      .selectFrom('debts')
      .select(['id', 'account_number', 'balance_as_of'])
      .execute();
    const cut = KEPT.map((_number, index) => rows.find(({ id }) => id === `d_${index}`));
    expect(cut.map((row) => row?.account_number)).toEqual(KEPT.map(maskAccountNumber));
    expect(cut[0]?.account_number).toBe('•••• 1234');
    // The day it was entered, where the household lives.
    expect(cut[0]?.balance_as_of).toBe('2026-03-02');
    await close();
  });

  test('are cut where they stand in the name of a debt', async () => {
    const { db, close } = await start();
    const earlier = Object.entries(MIGRATIONS).filter(([name]) => name < NAMES);
    await migrate(db, Object.fromEntries(earlier));
    await sql`insert into users (id, issuer, subject, created_at)
      values ('u_1', 'tests', 'u_1', '2026-03-01T20:00:00Z')`.execute(db);
    for (const [index, name] of KEPT_NAMES.entries()) {
      await sql`insert into debts (id, user_id, name, account_number, original_balance,
          minimum_payment, apr, due_day, created_at)
        values (${`d_${index}`}, 'u_1', ${name}, '', 100, 1, 0, 1, '2026-03-01T20:00:00Z')
      `.execute(db);
    }
    await migrate(db);
    const rows = await db.selectFrom('debts').select(['id', 'name']).execute();
    const cut = KEPT_NAMES.map((_kept, index) => rows.find(({ id }) => id === `d_${index}`)?.name);
    expect(cut).toEqual(KEPT_NAMES.map(maskCardNumbers));
    expect(cut).toEqual(['Test Visa •••• 4444', '•••• 4444', 'Everyday Visa', 'Loan 2024']);
    await close();
  });
});
