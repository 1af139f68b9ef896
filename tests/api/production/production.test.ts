import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { MOUNT } from '../../../packages/api/src/auth/development/providerOptions.ts';
import { openBrowser } from '../../../packages/api/src/testing/openBrowser.ts';
import { freePort } from '../../tools/freePort.ts';
import { untilServed } from '../../tools/untilServed.ts';
import { installServer, run } from './installServer.ts';
import { startSignInService } from './signInService.ts';

const SECRET = 'a-secret-of-the-tests-alone';
const START = ['run', '--silent', 'start:production'];

let folder: string;
beforeAll(async () => {
  folder = await installServer();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('installs what production needs, with its own Node.js, and nothing of development', async () => {
  const installed = (name: string) => existsSync(join(folder, 'node_modules', name));
  expect(['hono', 'node', 'pg', '@electric-sql/pglite'].filter(installed)).toHaveLength(4);
  expect(['oidc-provider', 'vitest', 'storybook', 'playwright'].filter(installed)).toEqual([]);
  const brought = await run(folder, join(folder, 'node_modules/.bin/node'), ['--version']);
  expect(brought.said).toMatch(/^v24\./);
});

test('serves a household: sign-in, a debt and a payment, and a stop in order', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = await startSignInService(url);
  onTestFinished(() => service.stop());
  const dist = join(folder, 'packages/app/dist');
  mkdirSync(join(dist, '.vite'), { recursive: true });
  for (const name of ['index', 'app']) writeFileSync(join(dist, `${name}.html`), '<head></head>');
  writeFileSync(join(dist, '.vite/pages.json'), '["/dashboard"]');
  const env = { PORT: String(port), PUBLIC_URL: url, SECRET, STOP_GRACE_SECONDS: '0' };
  // As a service manager starts it: npm in between would take its signals.
  const server = spawn(join(folder, 'node_modules/.bin/node'), ['packages/api/dist/start.js'], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: '', LOG_LEVEL: 'error', ...service.settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  await Promise.race([untilServed(`${url}/ready`), ended.then(() => expect.fail('It ended.'))]);
  expect(await (await fetch(`${url}/live`)).text()).toBe('live');
  expect((await fetch(`${url}/`)).headers.get('Content-Security-Policy')).toContain("'nonce-");

  const request = (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address);
    const origin = pathname.startsWith(MOUNT) ? service.origin : url;
    return fetch(`${origin}${pathname}${search}`, { ...init, redirect: 'manual' });
  };
  const browser = openBrowser({ request }, url);
  expect((await browser.signIn()).status).toBe(302);
  const send = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Origin: url };
    const answer = await browser.go(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };
  const debt = await send('/api/debts', {
    name: 'Travel Card',
    currentBalance: '500.00',
    originalBalance: '800.00',
    minimumPayment: '25.00',
    interestRate: 19.99,
    dueDate: 1,
  });
  expect(debt.status).toBe(201);
  const payment = { debtId: debt.body.id, amount: '40.22', source: 'manual' };
  expect((await send('/api/payments', payment)).status).toBe(201);
  expect(existsSync(join(folder, '.data/postgres/PG_VERSION'))).toBe(true);

  // The commands need no sources, and the server goes on.
  const command = (name: string, ...args: string[]) =>
    run(folder, join(folder, 'node_modules/.bin/node'), [`packages/api/dist/${name}.js`, ...args], {
      ...env,
      ...service.settings,
    });
  const doctor = await command('doctor');
  expect(doctor).toMatchObject({ code: 0, complained: '' });
  expect(doctor.said).toMatch(
    new RegExp(
      `in use by the process ${server.pid}, which may be the server\\.\nNo problems\\.\n$`,
    ),
  );
  const file = join(folder, 'household.backup');
  const backup = await command('databaseBackup', file);
  expect(backup).toMatchObject({ code: 0, complained: '' });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  const checked = await command('ledgerCheck');
  expect(checked).toMatchObject({ code: 0, complained: '' });
  expect(checked.said).toContain('The books are right.');

  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('names at once what it has not been told, and is never a server of made-up people', async () => {
  for (const NODE_ENV of ['', 'development']) {
    const { code, complained } = await run(folder, 'npm', START, { NODE_ENV });
    expect(code).toBe(1);
    expect(complained).toBe('Needed in production and not set: PUBLIC_URL, SECRET, OIDC_ISSUER.\n');
  }
});

test('says in one line that Node.js 20 is too old for it', async () => {
  const version = `Object.defineProperty(process, 'version', { value: 'v20.20.2' })`;
  const { code, said, complained } = await run(folder, process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(version)}`,
    'packages/api/dist/start.js',
  ]);
  expect({ code, said }).toEqual({ code: 1, said: '' });
  expect(complained).toMatch(
    /^Dime Time needs Node\.js 22\.15 or later, and this is 20\.20\.2\. .+\n$/,
  );
});
