import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { verifyBackup } from '../../packages/api/src/cli/backup/readBackup.ts';
import { restoreBackup } from '../../packages/api/src/cli/backup/restoreBackup.ts';
import { writeBackup } from '../../packages/api/src/cli/backup/writeBackup.ts';
import {
  type Database,
  LATEST_MIGRATION,
  migrateTo,
  openDatabase,
  readMigration,
  sql,
} from '../../packages/api/src/db/index.ts';
import { checkLedger, postTransfers } from '../../packages/api/src/ledger/index.ts';
import { type PostgresServer, startPostgres } from '../tools/postgres.ts';
import { FILLED_TRANSFERS, fillHousehold, readAllRows } from './filledHousehold.ts';
import { BANK, enterHousehold, ROUND_UPS, transfer } from './household.ts';
import { silentLog as log } from './silentLog.ts';

const MADE_AT = '2026-11-28T06:00:00.000Z';

let server: PostgresServer;
let folder: string;
let files = 0;
const newFile = () => join(folder, `${(files += 1)}.backup`);

beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ENGINES = {
  embedded: async () => ({}),
  postgres: async () => ({ url: await server.createDatabase() }),
};
type Engine = keyof typeof ENGINES;

async function open(engine: Engine, withoutMigration = false): Promise<Database> {
  const database = await openDatabase({ ...(await ENGINES[engine]()), withoutMigration, log });
  onTestFinished(() => database.close());
  return database;
}

async function restore(file: string, into: Database) {
  return restoreBackup(file, await verifyBackup(file), into);
}

describe.each<[Engine, Engine]>([
  ['embedded', 'embedded'],
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
  ['postgres', 'postgres'],
])('a backup of %s restored into %s', (from, into) => {
  test('has the same rows and the same books, and goes on', async () => {
    const source = await open(from);
    const household = await fillHousehold(source);
    const file = newFile();
    const { rows } = await writeBackup(source, file, MADE_AT);
    expect(rows).toMatchObject({ users: 1, ledger_transfers: FILLED_TRANSFERS, sessions: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const target = await open(into, true);
    const report = await restore(file, target);
    expect(report).toEqual(await checkLedger(source.db));
    expect(report).toMatchObject({ households: 1n, faults: [] });
    expect(await readAllRows(target)).toEqual(await readAllRows(source));
    const [next] = await target.transaction((tx) =>
      postTransfers(tx, household, [transfer(BANK, ROUND_UPS, 1n)]),
    );
    expect(next?.id).toBeGreaterThan(BigInt(FILLED_TRANSFERS));
  });
});

test('a backup has one moment, whatever is written meanwhile', async () => {
  const source = await open('postgres');
  const household = await fillHousehold(source);
  const before = await checkLedger(source.db);
  const file = newFile();
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  // The backup has read the users when it waits for the sessions.
  const holding = source.db.transaction().execute(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx);
    isHeld.resolve();
    await held.promise;
  });
  await isHeld.promise;
  const writing = writeBackup(source, file, MADE_AT);
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int4 as waiting from pg_locks where not granted`.execute(source.db);
      return rows[0]?.waiting;
    })
    .toBe(1);
  await enterHousehold(source.db, 'u_later');
  await source.transaction((tx) =>
    postTransfers(tx, household, [transfer(BANK, ROUND_UPS, 1n), transfer(BANK, ROUND_UPS, 2n)]),
  );
  held.resolve();
  await holding;
  expect((await writing).rows).toMatchObject({ users: 1, ledger_transfers: FILLED_TRANSFERS });
  expect(await restore(file, await open('postgres', true))).toEqual(before);
});

describe('a file that is not whole', () => {
  let source: Database;
  let file: string;
  beforeAll(async () => {
    source = await openDatabase({ log });
    await fillHousehold(source);
    file = newFile();
    await writeBackup(source, file, MADE_AT);
  });
  afterAll(() => source.close());

  test.each([0.1, 0.5, 0.9, 0.999])('is refused when it is cut to %d of it', async (part) => {
    const cut = newFile();
    copyFileSync(file, cut);
    truncateSync(cut, Math.floor(statSync(file).size * part));
    await expect(verifyBackup(cut)).rejects.toThrow(`${cut} is cut off or was changed`);
  });

  const lines = () => gunzipSync(readFileSync(file)).toString().split('\n');

  test.each<[string, (text: string[]) => string[]]>([
    ['a value is changed', (all) => all.map((line) => line.replace('"Visa"', '"Vlsa"'))],
    ['a row is missing', (all) => all.filter((line) => !line.startsWith('["d_1"'))],
    ['the last line is missing', (all) => [...all.slice(0, -2), '']],
    ['lines follow the last', (all) => [...all.slice(0, -1), '{"table":"users"}', '']],
    ['the last line break is missing', (all) => all.slice(0, -1)],
    ['it is empty', () => ['']],
  ])('is refused when %s', async (_name, change) => {
    const changed = newFile();
    const before = lines();
    const after = change(before);
    expect(after).not.toEqual(before);
    writeFileSync(changed, gzipSync(after.join('\n')));
    await expect(verifyBackup(changed)).rejects.toThrow('is cut off or was changed');
  });

  test('is refused when a byte of it is changed', async () => {
    const changed = newFile();
    const bytes = readFileSync(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    writeFileSync(changed, bytes);
    await expect(verifyBackup(changed)).rejects.toThrow('is cut off or was changed');
  });

  test('is refused when it is something else', async () => {
    const other = newFile();
    writeFileSync(other, 'select 1;\n');
    await expect(verifyBackup(other)).rejects.toThrow(`${other} is not a backup of Dime Time`);
    writeFileSync(other, gzipSync('{"format":"another"}\n{"rows":{},"sha256":""}\n'));
    await expect(verifyBackup(other)).rejects.toThrow(`${other} is not a backup of Dime Time`);
  });

  test.each([
    ['"version":1', '"version":2'],
    [LATEST_MIGRATION, '9999_later'],
  ])('is refused when it is newer: %s as %s', async (before, after) => {
    const newer = newFile();
    writeFileSync(newer, gzipSync(lines().join('\n').replace(before, after)));
    await expect(verifyBackup(newer)).rejects.toThrow('is of a newer version of Dime Time');
  });

  test('leaves the target empty when it is changed after it was verified', async () => {
    const changed = newFile();
    copyFileSync(file, changed);
    const backup = await verifyBackup(changed);
    writeFileSync(changed, gzipSync(lines().slice(0, -2).join('\n')));
    const target = await open('embedded', true);
    await expect(restoreBackup(changed, backup, target)).rejects.toThrow('is cut off');
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('fills no table that a backup does not have, even with a right checksum', async () => {
    const forged = newFile();
    const text = `${lines().slice(0, -2).join('\n')}\n`.replace('"users"', '"kysely_migration"');
    const sha256 = createHash('sha256').update(text).digest('hex');
    writeFileSync(forged, gzipSync(`${text}${JSON.stringify({ rows: {}, sha256 })}\n`));
    const target = await open('embedded', true);
    await expect(restore(forged, target)).rejects.toThrow('which no backup has');
  });

  test('is never there under its name: an interrupted backup leaves nothing', async () => {
    const place = mkdtempSync(join(folder, 'interrupted-'));
    const broken: Database = await openDatabase({ log });
    onTestFinished(() => broken.close());
    await fillHousehold(broken);
    // The last table fails when it is read.
    await sql`alter table job_rounds rename to job_rounds_table`.execute(broken.db);
    await sql`create view job_rounds as select 1 / 0 as id`.execute(broken.db);
    await expect(writeBackup(broken, join(place, 'a.backup'), MADE_AT)).rejects.toThrow(
      'division by zero',
    );
    expect(readdirSync(place)).toEqual([]);
  });
});

test('a session of a backup is over: it may have been ended since', async () => {
  const source = await open('embedded');
  const { userId } = await fillHousehold(source);
  const session = {
    id_hash: new Uint8Array([1]),
    user_id: userId,
    id_token: null,
    created_at: MADE_AT,
    last_seen_at: MADE_AT,
    expires_at: '2026-11-29T06:00:00.000Z',
    public_id: 'se_1',
    browser: null,
    system: null,
    network: null,
  };
  await source.db.insertInto('sessions').values(session).execute();
  const file = newFile();
  const { rows } = await writeBackup(source, file, MADE_AT);
  expect(rows['sessions']).toBe(1);
  const target = await open('embedded', true);
  await restore(file, target);
  expect(await target.db.selectFrom('sessions').select('public_id').execute()).toEqual([]);
});

describe('the target', () => {
  async function backupOf(database: Database): Promise<string> {
    const file = newFile();
    await writeBackup(database, file, MADE_AT);
    return file;
  }

  test('is refused and left as it is when it has rows', async () => {
    const source = await open('embedded');
    await enterHousehold(source.db);
    const file = await backupOf(source);
    const target = await open('embedded');
    await enterHousehold(target.db, 'u_there');
    await expect(restore(file, target)).rejects.toThrow('not empty: it has rows in users');
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'u_there' }]);
  });

  test('may have the schema of the backup already', async () => {
    const source = await open('embedded');
    await enterHousehold(source.db);
    const target = await open('embedded');
    await restore(await backupOf(source), target);
    expect(await readAllRows(target)).toEqual(await readAllRows(source));
  });

  test('gets an older backup, and is migrated', async () => {
    const source = await open('postgres', true);
    await migrateTo(source.db, '0010_round_ups_off');
    const { userId } = await enterHousehold(source.db);
    const file = await backupOf(source);
    expect(await readMigration(source.db)).toBe('0010_round_ups_off');

    const newer = await open('embedded');
    await expect(restore(file, newer)).rejects.toThrow('is newer than the backup');
    const target = await open('embedded', true);
    await restore(file, target);
    expect(await readMigration(target.db)).toBe(LATEST_MIGRATION);
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([{ id: userId }]);
  });

  test('gets the sweeps that waited in the table of jobs of an older backup', async () => {
    const source = await open('postgres', true);
    await migrateTo(source.db, '0019_session_clients');
    const { userId } = await enterHousehold(source.db);
    await sql`insert into jobs (kind, user_id, run_key, due_at, status)
      values ('threshold_sweep', ${userId}, '900', '2026-11-20T14:05:00Z', 'waiting')`.execute(
      source.db,
    );
    const target = await open('embedded', true);
    await restore(await backupOf(source), target);
    expect(await target.db.selectFrom('threshold_sweeps').selectAll().execute()).toEqual([
      { user_id: userId, run_key: '900', due_at: '2026-11-20T14:05:00.000Z' },
    ]);
  });

  test('of a backup is no file that exists', async () => {
    const source = await open('embedded');
    const file = await backupOf(source);
    await expect(writeBackup(source, file, MADE_AT)).rejects.toThrow(`${file} exists already.`);
  });

  test('a database without tables, or of a newer version, is not backed up', async () => {
    const source = await open('embedded', true);
    await expect(backupOf(source)).rejects.toThrow('has no tables');
    await migrateTo(source.db, LATEST_MIGRATION);
    await sql`insert into kysely_migration values ('9999_later', '')`.execute(source.db);
    await expect(backupOf(source)).rejects.toThrow('a newer version of Dime Time (9999_later)');
  });
});
