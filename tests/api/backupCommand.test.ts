import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { audit } from '../faults/audit.ts';
import { newDataDir } from '../faults/newDataDir.ts';
import { paymentLoad } from '../faults/payments.ts';
import { startServerProcess } from '../faults/serverProcess.ts';
import { type PostgresServer, startPostgres } from '../tools/postgres.ts';
import { silentLog as log } from './silentLog.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Six commands, each of which boots an engine, beside a server that is never idle. */
const TIMEOUT_MS = 300_000;

let postgres: PostgresServer;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'backup-commands-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** An npm script, as an operator types it. */
async function npmRun(
  script: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    env: { ...process.env, SECRET: '', DATABASE_URL: '', ...env },
    shell: process.platform === 'win32',
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'close');
  return { code: code as number, said: await said, complained: await complained };
}

/** A server on a database, to which two households pay without a pause. */
async function startPayments(env: Readonly<Record<string, string>>) {
  const server = await startServerProcess({ ...env, MEMBERS: '2' });
  onTestFinished(async () => {
    if (server.isRunning()) await server.kill();
  });
  const load = paymentLoad(server.members, 4);
  await load.start(() => server.origin);
  const pays = async (count: number) => {
    const least = load.acknowledged.size + count;
    await expect.poll(() => load.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(least);
  };
  await pays(50);
  return { server, load, pays };
}

/** What of the acknowledged payments a restored database lacks. */
async function lostIn(
  where: { dataDir: string } | { url: string },
  acknowledged: ReadonlyMap<string, string>,
) {
  const database = await openDatabase({ ...where, log });
  try {
    const { lost, brokenRules } = await audit(database.db, acknowledged);
    return { lost, brokenRules };
  } finally {
    await database.close();
  }
}

test(
  'the embedded database is backed up while its server takes payments',
  { timeout: TIMEOUT_MS },
  async () => {
    const DATA_DIR = await newDataDir();
    const { server, load, pays } = await startPayments({ DATA_DIR });
    expect(statSync(join(DATA_DIR, 'copy.sock')).mode & 0o777).toBe(0o600);
    const acknowledged = new Map(load.acknowledged);
    const file = join(folder, 'embedded.backup');
    const backup = await npmRun('db:backup', { DATA_DIR }, file);
    expect(backup).toMatchObject({ code: 0, complained: '' });
    expect(backup.said).toContain(`keep the file ${DATA_DIR}/secret as well`);
    await pays(10);
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('copy-'))).toEqual([]);
    const checked = await npmRun('ledger:check', { DATA_DIR });
    expect(checked).toMatchObject({ code: 0, complained: '' });
    await load.stop();

    const again = await npmRun('db:backup', { DATA_DIR }, file);
    expect(again).toEqual({
      code: 1,
      said: '',
      complained: `${file} exists already. Name another file, or remove it first.\n`,
    });
    const occupied = await npmRun('db:restore', { DATA_DIR }, file);
    expect(occupied).toMatchObject({ code: 1, said: '' });
    expect(occupied.complained).toMatch(/^The data directory .+ is in use .+ Stop it first\.\n$/);
    await server.stop();
    expect(readdirSync(DATA_DIR)).not.toContain('copy.sock');

    const restored = join(folder, 'restored');
    const restore = await npmRun('db:restore', { DATA_DIR: restored }, file);
    expect(restore).toMatchObject({ code: 0, complained: '' });
    expect(restore.said).toContain('\n2 households\n');
    expect(restore.said).toContain('The books are right.');
    expect(await lostIn({ dataDir: restored }, acknowledged)).toEqual({ lost: 0, brokenRules: [] });

    const stopped = await npmRun('db:backup', { DATA_DIR }, join(folder, 'stopped.backup'));
    expect(stopped).toMatchObject({ code: 0, complained: '' });
  },
);

test('a PostgreSQL database is backed up while its server takes payments', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { load, pays } = await startPayments({ DATABASE_URL });
  const acknowledged = new Map(load.acknowledged);
  const file = join(folder, 'postgres.backup');
  const env = { DATABASE_URL, SECRET: 'a-secret-of-the-tests-alone' };
  const backup = await npmRun('db:backup', env, file);
  expect(backup).toMatchObject({ code: 0, complained: '' });
  expect(backup.said).toContain('keep SECRET as well');
  await pays(10);
  await load.stop();

  const url = await postgres.createDatabase();
  const restore = await npmRun('db:restore', { DATABASE_URL: url }, file);
  expect(restore).toMatchObject({ code: 0, complained: '' });
  expect(restore.said).toContain('The books are right.');
  expect(await lostIn({ url }, acknowledged)).toEqual({ lost: 0, brokenRules: [] });
});

test('every error is one sentence and exit code 1', async () => {
  const DATA_DIR = join(folder, 'nothing');
  const file = join(folder, 'none.backup');
  const unreachable = 'postgres://nobody@localhost:1/none';
  const failures = await Promise.all([
    npmRun('db:backup', { DATA_DIR }, file),
    npmRun('db:backup', { DATABASE_URL: unreachable }, file),
    npmRun('db:backup', { DATA_DIR }),
    npmRun('db:restore', { DATA_DIR }, file),
    npmRun('db:restore', { DATA_DIR, PORT: 'many' }, file),
  ]);
  expect(failures.map(({ code, said }) => ({ code, said }))).toEqual(
    failures.map(() => ({ code: 1, said: '' })),
  );
  expect(failures.map(({ complained }) => complained)).toEqual([
    `There is no database at ${DATA_DIR}: DATA_DIR or DATABASE_URL names it.\n`,
    expect.stringMatching(/^connect ECONNREFUSED .+:1\n$/),
    'Name one file: npm run db:backup -- dime-time.backup\n',
    `There is no file ${file}.\n`,
    'PORT is a whole number from 0 to 65535.\n',
  ]);
  expect(readdirSync(folder)).not.toContain('nothing');
});
