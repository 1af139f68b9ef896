import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEncryption } from '../../encryption/index.ts';
import { ACCESS_TOKEN_PURPOSE } from '../../banking/index.ts';
import { lockDirectory } from '../../db/embedded/lockDirectory.ts';
import { type Database, LATEST_MIGRATION, openDatabase, sql } from '../../db/index.ts';
import { linkCheckingAccount } from '../../testing/linkCheckingAccount.ts';
import { testHousehold } from '../../testing/testHousehold.ts';
import { log } from '../settings.ts';
import { checkDataDir } from './checkDataDir.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkBuilt, checkSettings } from './checkSettings.ts';
import { checkSignIn } from './checkSignIn.ts';
import { examine } from './examine.ts';
import { describeFindings, note, problem } from './finding.ts';
import { readAllSettings } from './readAllSettings.ts';

const SECRET = '3q2-7vAbCdEfGhIjKlMnOp';
const SOUND = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dime.example',
  TRUST_PROXY: '1',
  SECRET,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'dime',
  OIDC_CLIENT_SECRET: 'a secret',
  PLAID_CLIENT_ID: 'id',
  PLAID_SECRET: 'key',
  PLAID_ENV: 'production',
  PLAID_REDIRECT_URL: 'https://dime.example/banking',
  PLAID_WEBHOOK_URL: 'https://dime.example/api/plaid/webhook',
  CRYPTO_API_KEY: 'organizations/1/apiKeys/2',
  CRYPTO_API_SECRET: generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'sec1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey,
  SMTP_URL: 'smtp://mail.test',
  VITE_CONTACT_EMAIL: 'hello@dime.test',
};
type Environment = Readonly<Record<string, string>>;

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const settingsFindings = (env: Environment) => {
  const { config, findings } = readAllSettings(env, home);
  return [...findings, ...checkSettings(config, env['NODE_ENV'] === 'production')];
};

describe('settings', () => {
  test('that are sound have no finding', () => {
    expect(settingsFindings(SOUND)).toEqual([]);
  });

  test('that are missing in development are notes', () => {
    const findings = settingsFindings({});
    expect(findings.map(({ kind }) => kind)).toEqual(['note', 'note', 'note', 'note']);
  });

  test('note that metrics leave the machine', () => {
    const metrics = { ...SOUND, METRICS_PORT: '9464' };
    expect(settingsFindings(metrics)).toEqual([]);
    expect(settingsFindings({ ...metrics, METRICS_HOST: '::1' })).toEqual([]);
    expect(settingsFindings({ ...metrics, METRICS_HOST: '0.0.0.0' })).toEqual([
      note(
        'METRICS_HOST is 0.0.0.0: whoever reaches port 9464 reads the metrics, without a sign-in. Let only Prometheus reach it.',
      ),
    ]);
  });

  test('that are invalid are all found at once', () => {
    const invalid = { PORT: 'x', SECRET: 'short', PLAID_ENV: 'live', TRUST_PROXY: '-1' };
    const { findings } = readAllSettings({ ...SOUND, ...invalid }, home);
    expect(findings.map(({ text }) => text.split(' ', 1).join()).toSorted()).toEqual([
      'PLAID_ENV',
      'PORT',
      'SECRET',
      'TRUST_PROXY',
    ]);
  });

  test('that production needs are named, and the others still checked', () => {
    const { findings } = readAllSettings({ NODE_ENV: 'production', LOG_LEVEL: 'loud' }, home);
    expect(findings).toEqual([
      problem(expect.stringContaining('PUBLIC_URL, SECRET, OIDC_ISSUER')),
      problem(expect.stringContaining('LOG_LEVEL')),
    ]);
  });

  test('of one service that lack each other end the search', () => {
    const { findings } = readAllSettings({ OIDC_ISSUER: 'https://id.example' }, home);
    expect(findings).toEqual([problem(expect.stringContaining('OIDC_CLIENT_ID'))]);
  });

  test.each<[Environment, string]>([
    [{ PUBLIC_URL: 'http://dime.example' }, 'PUBLIC_URL begins with https://'],
    [{ TRUST_PROXY: '0' }, 'TRUST_PROXY is 0'],
    [{ NODE_ENV: '', PUBLIC_URL: 'http://localhost' }, 'TRUST_PROXY is set'],
    [{ SECRET: 'a'.repeat(40) }, 'SECRET is easy to guess'],
    [{ SECRET: `${SECRET},${'ab'.repeat(20)}` }, 'SECRET is easy to guess'],
    [{ PLAID_ENV: 'sandbox' }, 'PLAID_ENV is sandbox'],
    [{ PLAID_REDIRECT_URL: 'https://dime.example/' }, 'PLAID_REDIRECT_URL is not the page'],
    [{ PLAID_WEBHOOK_URL: 'https://dime.example/hook' }, 'PLAID_WEBHOOK_URL does not lead'],
    [{ CRYPTO_API_SECRET: 'no key' }, 'CRYPTO_API_SECRET is not a P-256'],
    [{ VITE_CONTACT_EMAIL: '' }, 'SMTP_URL is set without addresses'],
  ])('with %o: %s', (change, text) => {
    const findings = settingsFindings({ ...SOUND, ...change });
    expect(findings).toContainEqual(problem(expect.stringContaining(text)));
  });

  test('never quote a value that may be a secret', () => {
    const findings = settingsFindings({
      ...SOUND,
      SECRET: 'hunter2',
      CRYPTO_API_SECRET: 'hunter2',
    });
    expect(findings).toHaveLength(2);
    expect(describeFindings(findings)).not.toContain('hunter2');
  });
});

test('builds that are missing are named in production', () => {
  const { config } = readAllSettings(SOUND, home);
  expect(checkBuilt(config, false, home)).toEqual([]);
  expect(checkBuilt(config, true, home)).toEqual([
    problem(expect.stringContaining('npm run build.')),
    problem(expect.stringContaining('npm run build:server.')),
  ]);
});

describe('the data directory', () => {
  test('may be missing where it can be made', async () => {
    const dataDir = join(home, 'missing/below');
    expect(await checkDataDir(dataDir)).toEqual({ findings: [], isFree: false });
  });

  test('below a file cannot be written', async () => {
    writeFileSync(join(home, 'file'), '');
    const { findings } = await checkDataDir(join(home, 'file/data'));
    expect(findings).toEqual([problem(expect.stringContaining('cannot be written'))]);
  });

  test('is open to others, or its disk is almost full', async () => {
    const dataDir = join(home, 'open');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    const { findings } = await checkDataDir(dataDir, Number.MAX_SAFE_INTEGER);
    expect(findings).toEqual([
      problem(expect.stringContaining('MiB free. Free some.')),
      problem(expect.stringContaining('chmod 0700')),
    ]);
  });

  test('is in use by a process, which is named', async () => {
    const dataDir = join(home, 'held');
    mkdirSync(dataDir, { mode: 0o700 });
    expect(await checkDataDir(dataDir)).toEqual({ findings: [], isFree: true });
    const release = await lockDirectory(dataDir);
    onTestFinished(release);
    expect(await checkDataDir(dataDir)).toEqual({
      findings: [note(expect.stringContaining(`in use by the process ${process.pid}, which`))],
      isFree: false,
    });
  });
});

describe('the database', () => {
  const config = {
    secrets: [SECRET],
    database: { dataDir: '/nowhere', poolSize: 1, poolMode: 'session' as const },
  };

  async function open(withoutMigration: boolean): Promise<Database> {
    const database = await openDatabase({ withoutMigration, log });
    onTestFinished(() => database.close());
    return database;
  }

  test('is sound, or its clock is another', async () => {
    const database = { ...(await open(false)), kind: 'postgres' as const };
    expect(await checkDatabase(database, config, Date.now)).toEqual([]);
    expect(await checkDatabase(database, config, () => Date.now() + 60_000)).toEqual([
      problem(expect.stringMatching(/clocks .+ differ by (60|61) s/)),
    ]);
  });

  test('has a timeout of its account where no session of the server has one', async () => {
    const database = await open(false);
    const pooled = {
      ...config,
      database: { ...config.database, poolMode: 'transaction' as const },
    };
    expect(await checkDatabase(database, pooled, Date.now)).toEqual([
      problem(expect.stringContaining('has no statement_timeout')),
    ]);
    await sql`set statement_timeout = '30s'`.execute(database.db);
    expect(await checkDatabase(database, pooled, Date.now)).toEqual([]);
  });

  test('is empty, older or newer', async () => {
    const empty = await open(true);
    expect(await checkDatabase(empty, config, Date.now)).toEqual([
      note(expect.stringContaining('is empty')),
    ]);
    const database = await open(false);
    await sql`insert into kysely_migration values ('9999_later', '')`.execute(database.db);
    expect(await checkDatabase(database, config, Date.now)).toEqual([
      problem(expect.stringContaining('newer version of Dime Time (9999_later)')),
    ]);
    await sql`delete from kysely_migration where name in ('9999_later', ${LATEST_MIGRATION})`.execute(
      database.db,
    );
    expect(await checkDatabase(database, config, Date.now)).toEqual([
      note(expect.stringContaining(`migrates it to ${LATEST_MIGRATION}`)),
    ]);
  });

  test('has what only the version before uses', async () => {
    const database = await open(false);
    await sql`create table jobs ()`.execute(database.db);
    expect(await checkDatabase(database, config, Date.now)).toEqual([
      note(expect.stringContaining('npm run db:contract')),
    ]);
  });

  test('has tokens of another key', async () => {
    const database = await open(false);
    await linkCheckingAccount(database, await testHousehold(database), 1);
    const seal = (secret: string) =>
      database.db
        .updateTable('bank_items')
        .set({ access_token: createEncryption([secret]).encrypt('token', ACCESS_TOKEN_PURPOSE) })
        .execute();
    await seal(SECRET);
    expect(await checkDatabase(database, config, Date.now)).toEqual([]);
    await seal(`another-${SECRET}`);
    expect(await checkDatabase(database, config, Date.now)).toEqual([
      problem(expect.stringContaining('The tokens of 1 linked banks cannot be read')),
    ]);
  });
});

test('the sign-in service is asked for its discovery document', async () => {
  let issuer = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const oidc = { issuer: origin, clientId: 'dime', clientSecret: 'secret' };
  const check = () => checkSignIn({ oidc, publicUrl: 'http://localhost:3000' }, true);
  issuer = origin;
  expect(await check()).toEqual([]);
  issuer = 'http://localhost:1';
  expect(await check()).toEqual([problem(expect.stringContaining('cannot be used'))]);
  await new Promise((resolve) => server.close(resolve));
  expect(await check()).toEqual([problem(expect.stringContaining('ECONNREFUSED'))]);
});

test('an old Node.js and an unreachable database are found with the rest', async () => {
  const findings = await examine({
    env: {
      DATA_DIR: join(home, 'none'),
      DATABASE_URL: 'postgres://nobody@localhost:1/none',
    },
    root: home,
    node: { version: 'v20.20.2', range: '>=22.15' },
  });
  const text = describeFindings(findings);
  expect(text).toContain('needs Node.js 22.15 or later');
  expect(text).toMatch(/DATABASE_URL names cannot be opened: connect ECONNREFUSED [^\n]+network\./);
  expect(text.split('\n').at(-1)).toBe('2 problems.');
  expect(describeFindings([note('Fine.')])).toBe('note: Fine.\nNo problems.');
});
