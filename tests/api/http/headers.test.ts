import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../tools/Browser.ts';
import { createApp } from '../../../packages/api/src/app.ts';
import { authRoutes, openIdentityProvider } from '../../../packages/api/src/auth/index.ts';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { createReadiness } from '../../../packages/api/src/http/readiness.ts';
import { NO_METRICS } from '../../../packages/api/src/metrics/index.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';

let api: TestApi;
let ada: Member;
beforeAll(async () => {
  api = await startApi();
  ada = await api.join();
});
afterAll(() => api.stop());

describe('every answer', () => {
  test.each([
    ['/api/user', 200],
    ['/api/nothing', 404],
    ['/live', 200],
    ['/ready', 200],
    ['/api/openapi.json', 200],
    ['/nothing.js', 404],
    ['/api/logout', 302],
  ])('%s (%i) closes what a browser would leave open', async (path, status) => {
    const response = await fetch(`${api.origin}${path}`, {
      redirect: 'manual',
      headers: path === '/api/user' ? { Cookie: ada.cookie } : {},
    });
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    expect(header('X-Content-Type-Options')).toBe('nosniff');
    expect(header('X-Frame-Options')).toBe('DENY');
    expect(header('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(header('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(header('Permissions-Policy')).toContain('camera=()');
    expect(header('X-Powered-By')).toBeNull();
    expect(header('Server')).toBeNull();
    // Over plain HTTP, HSTS is not sent; a browser would ignore it there.
    expect(header('Strict-Transport-Security')).toBeNull();
    // Pages of other origins cannot read a response.
    expect(header('Access-Control-Allow-Origin')).toBeNull();
  });

  test('about a household is kept nowhere on its way', async () => {
    for (const path of ['/api/user', '/api/debts', '/api/payments', '/api/no-such-call']) {
      expect((await ada.fetch(path)).headers.get('Cache-Control')).toBe('no-store');
    }
  });
});

describe('the document at the root', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dime-time-app-'));
  let served: TestApi;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head></head>Landing</html>');
    writeFileSync(join(folder, 'app.html'), '<html><head></head>App</html>');
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/pages.json'), '["/dashboard"]');
    served = await startApi({ APP_DIR: folder, RATE_LIMIT_PER_ADDRESS: '6' }, api.deps.database);
  });
  afterAll(async () => {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const pageOf = async (cookie: string) => {
    const response = await fetch(served.origin, { headers: { Cookie: cookie } });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    return /Landing|App/.exec(await response.text())?.[0];
  };

  test('is the app while a session lasts, else the landing page', async () => {
    const grace = await served.join('grace');
    expect(await pageOf(grace.cookie)).toBe('App');
    expect(await pageOf('')).toBe('Landing');
    expect(await pageOf(`dime_time_session=${'A'.repeat(43)}`)).toBe('Landing');
    await fetch(`${served.origin}/api/logout`, {
      redirect: 'manual',
      headers: { Cookie: grace.cookie },
    });
    expect(await pageOf(grace.cookie)).toBe('Landing');
  });

  test('costs no more queries than its address may make, and then is the app', async () => {
    const invented = `dime_time_session=${'A'.repeat(43)}`;
    for (let count = 0; count < 6; count += 1) await pageOf(invented);
    expect(await pageOf(invented)).toBe('App');
    expect(await pageOf('')).toBe('Landing');
  });
});

describe('a request’s id', () => {
  const idOf = async (given?: string) => {
    const headers: Record<string, string> = given === undefined ? {} : { 'X-Request-Id': given };
    const response = await fetch(`${api.origin}/api/user`, { headers });
    return response.headers.get('X-Request-Id');
  };

  test('is made here, or taken from the proxy in front', async () => {
    expect(await idOf('proxy-1234_AB')).toBe('proxy-1234_AB');
    expect(await idOf()).toMatch(/^[\w-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
    expect(await idOf('short')).toMatch(/^[\w-]{36}$/);
    expect(await idOf('a line "of": its own')).toMatch(/^[\w-]{36}$/);
  });

  test('stands in its line of the log, with its route and nobody’s data', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const deps = { ...api.deps, log };
    const identity = await openIdentityProvider(deps.config, 'a-secret-of-the-tests-alone');
    const auth = authRoutes({ ...deps, identity, welcome: () => Promise.resolve() });
    const app = createApp(deps, {
      auth,
      files: new Map(),
      readiness: createReadiness(0),
      meter: NO_METRICS.meter,
    });
    await identity.close();
    const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
    await app.request(`/api/debts/${debt?.id}`, {
      method: 'DELETE',
      headers: { Cookie: ada.cookie, Origin: 'https://evil.example', 'X-Request-Id': 'id-of-this' },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: 'id-of-this',
      method: 'DELETE',
      route: '/api/debts/:id',
      status: 403,
    });
    expect(lines[0]).not.toContain(debt?.id);
  });
});

describe('a write of another site', () => {
  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('with %o is refused, and writes nothing', async (headers) => {
    const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
    const before = await (await ada.fetch('/api/payments')).text();
    const response = await ada.fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ debtId: debt?.id, amount: '5.00', source: 'manual' }),
    });
    expect(response.status).toBe(403);
    expect(await (await ada.fetch('/api/payments')).text()).toBe(before);
  });

  test('with no cookie is refused as well: the contact form is ours', async () => {
    const response = await fetch(`${api.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      body: JSON.stringify({ name: 'a', email: 'b', message: 'c' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('cookies', () => {
  test('no script reads the session, and no other site sends it along', async () => {
    const browser = new Browser(api.origin);
    const seen: string[] = [];
    const taken = browser.fetch.bind(browser);
    browser.fetch = async (path, init) => {
      const response = await taken(path, init);
      seen.push(...response.headers.getSetCookie());
      return response;
    };
    expect(await browser.goThrough('/api/login', { person: 'ada' })).toBe('/dashboard');
    const session = seen.find((line) => line.startsWith('dime_time_session=')) ?? '';
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).toMatch(/; Path=\//i);
    expect(session).not.toMatch(/; Domain=/i);
  });

  test.each(['', 'x', 'A'.repeat(43), '"', 'a%00b', '../../x'])(
    'a session %j is nobody’s',
    async (value) => {
      const headers = { Cookie: `dime_time_session=${value}` };
      expect((await fetch(`${api.origin}/api/user`, { headers })).status).toBe(401);
    },
  );
});

describe('limits', () => {
  test('the contact form takes five messages an hour from one address', async () => {
    const strict = await startApi({ RATE_LIMIT_CONTACT: '' }, api.deps.database);
    const send = () =>
      fetch(`${strict.origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: strict.origin },
        body: JSON.stringify({ name: 'a', email: 'b@c.test', message: 'c' }),
      });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await send();
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    // Other calls from that address are still served.
    expect((await fetch(`${strict.origin}/api/service-status`)).status).not.toBe(429);
    await strict.stop();
  });

  test('a message that was refused does not count, so that its address can be corrected', async () => {
    const strict = await startApi({ RATE_LIMIT_CONTACT: '1' }, api.deps.database);
    const send = async (email: string) => {
      const { status } = await fetch(`${strict.origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: strict.origin },
        body: JSON.stringify({ name: 'a', email, message: 'c' }),
      });
      return status;
    };
    const statuses = [];
    for (const email of ['nobody', 'nobody', 'b@c.test', 'b@c.test']) {
      statuses.push(await send(email));
    }
    expect(statuses).toEqual([422, 422, 200, 429]);
    await strict.stop();
  });

  test('one person’s flood is turned away and told when to come back; others are served', async () => {
    const strict = await startApi({ RATE_LIMIT_PER_USER: '50' }, api.deps.database);
    const [flooding, quiet] = [await strict.join('grace'), await strict.join('grace')];
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => flooding.fetch('/api/user')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await quiet.fetch('/api/user')).status).toBe(200);
    await strict.stop();
  });
});

describe('behind TLS', () => {
  test('a browser is told to come by nothing else, and keeps a cookie of this host', async () => {
    const config = { ...api.deps.config, publicUrl: 'https://dime.example', proxies: 1 };
    const deps = { ...api.deps, config };
    const identity = await openIdentityProvider(config, 'a-secret-of-the-tests-alone');
    const auth = authRoutes({ ...deps, identity, welcome: () => Promise.resolve() });
    const app = createApp(deps, {
      auth,
      files: new Map(),
      readiness: createReadiness(0),
      meter: NO_METRICS.meter,
    });
    const login = await app.request('https://dime.example/api/login');
    await identity.close();
    expect(login.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    for (const cookie of login.headers.getSetCookie()) {
      expect(cookie).toMatch(/^__Host-.*; Secure/i);
    }
    const own = { Cookie: ada.cookie.replace('dime_time', '__Host-dime_time') };
    expect((await app.request('/api/user', { headers: own })).status).toBe(200);
    // Without the prefix, a neighboring host could have set it.
    expect((await app.request('/api/user', { headers: { Cookie: ada.cookie } })).status).toBe(401);
  });
});
