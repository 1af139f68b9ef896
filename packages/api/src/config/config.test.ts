import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const read = (env: Record<string, string>) => parseConfig(env, '/house');
const SECRET = 'x'.repeat(22);
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dime.example',
  SECRET,
  OIDC_ISSUER: 'https://id.example/realm/',
  OIDC_CLIENT_ID: 'dime',
  OIDC_CLIENT_SECRET: 'secret',
};

test('an empty environment gives a server for the machine it runs on', () => {
  expect(read({})).toMatchObject({
    isProduction: false,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    proxies: 0,
    role: 'all',
    stopGraceMs: 5000,
    secrets: [],
    database: { dataDir: '/house/.data', poolSize: 10, poolMode: 'session' },
    bank: { segment: 'plaid' },
    crypto: { key: 'coinbase' },
  });
});

test('an empty variable counts as absent', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', OIDC_ISSUER: '' })).toEqual(read({}));
});

test('the address follows the port until it is told', () => {
  expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(read({ PUBLIC_URL: 'https://dime.example/' }).publicUrl).toBe('https://dime.example');
});

test('metrics are off, and then on a loopback port of their own', () => {
  expect(read({}).metrics).toBeUndefined();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const elsewhere = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(read(elsewhere).metrics).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(() => read({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_HOST needs METRICS_PORT');
  expect(() => read({ METRICS_PORT: '0' })).toThrow('METRICS_PORT is a whole number from 1');
  expect(() => read({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('other than PORT');
});

test('secrets are told newest first', () => {
  const [newest, older] = [`new-${SECRET}`, `old-${SECRET}`];
  expect(read({ SECRET: `${newest}, ${older}` }).secrets).toEqual([newest, older]);
});

describe('in production', () => {
  test('all that is needed is enough', () => {
    expect(read(PRODUCTION)).toMatchObject({
      isProduction: true,
      log: { level: 'info' },
      oidc: { issuer: 'https://id.example/realm' },
    });
  });

  test.each(['PUBLIC_URL', 'SECRET', 'OIDC_ISSUER'])('%s is needed', (name) => {
    const { [name as keyof typeof PRODUCTION]: _left, ...rest } = PRODUCTION;
    expect(() => read(rest)).toThrow(name);
  });

  test('everything that is missing is named at once', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow(
      'Needed in production and not set: PUBLIC_URL, SECRET, OIDC_ISSUER.',
    );
  });

  test('an address without TLS is refused, unless it is this machine', () => {
    const at = (address: string) => read({ ...PRODUCTION, PUBLIC_URL: address }).publicUrl;
    expect(() => at('http://dime.example')).toThrow('PUBLIC_URL begins with https://');
    expect(at('http://localhost:3000')).toBe('http://localhost:3000');
  });
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PUBLIC_URL', 'dime.example'],
  ['PUBLIC_URL', 'https://dime.example/app'],
  ['PUBLIC_URL', 'https://ada:hunter2@dime.example'],
  ['TRUST_PROXY', 'yes'],
  ['STOP_GRACE_SECONDS', '301'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_POOL_SIZE', 'many'],
  ['SECRET', 'hunter2'],
  ['SECRET', `${SECRET},hunter2`],
  ['VITE_BANK_PROVIDER', '../x'],
  ['SMTP_URL', 'http://mail.example'],
  ['RATE_LIMIT_PER_USER', '-7'],
  ['PLAID_ENV', 'live'],
  ['DIME_ROLE', 'both'],
])('%s cannot be %s, and the error does not quote it', (name, value) => {
  const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'key' };
  const start = () => read({ ...keys, [name]: value });
  expect(start).toThrow(new RegExp(`^${name} `));
  expect(start).not.toThrow(value);
});

test.each([
  [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  [{ OIDC_CLIENT_ID: 'dime' }, 'OIDC_CLIENT_SECRET'],
  [{ PLAID_SECRET: 'key' }, 'PLAID_CLIENT_ID'],
  [{ CRYPTO_API_KEY: 'key' }, 'CRYPTO_API_SECRET'],
  [{ DIME_ROLE: 'worker' }, 'DATABASE_URL'],
])('half of %o ends the start', (env, missing) => {
  expect(() => read(env)).toThrow(missing);
});

test('the bank is reached where its stage is', () => {
  const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'key' };
  expect(read(keys).bank.plaid?.baseUrl).toBe('https://sandbox.plaid.com');
  const live = read({ ...keys, PLAID_ENV: 'production' });
  expect(live.bank.plaid?.baseUrl).toBe('https://production.plaid.com');
  const proxied = read({ ...keys, PLAID_ENV: 'production', PLAID_URL: 'https://proxy.example' });
  expect(proxied.bank.plaid).toMatchObject({
    baseUrl: 'https://proxy.example',
    windowUrl: 'https://production.plaid.com',
  });
});
