/** What the server says and keeps of a calendar’s secret address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../packages/api/src/app.ts';
import { authRoutes, openIdentityProvider } from '../../../packages/api/src/auth/index.ts';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { createReadiness } from '../../../packages/api/src/http/readiness.ts';
import { NO_METRICS } from '../../../packages/api/src/metrics/index.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';

const PATH = '/api/calendar-address';

let api: TestApi;
let ada: Member;
beforeAll(async () => {
  api = await startApi();
  ada = await api.join();
});
afterAll(() => api.stop());

const post = (headers: Record<string, string> = {}) => ada.fetch(PATH, { method: 'POST', headers });

async function renew(headers?: Record<string, string>): Promise<URL> {
  const response = await post(headers);
  return new URL(((await response.json()) as { url: string }).url);
}

/** The app once more on the same database, and what it logs. */
async function appThatLogs() {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const deps = { ...api.deps, log };
  const identity = await openIdentityProvider(deps.config, 'a-secret-of-the-tests-alone');
  const auth = authRoutes({ ...deps, identity, welcome: () => Promise.resolve() });
  await identity.close();
  const app = createApp(deps, {
    auth,
    files: new Map(),
    readiness: createReadiness(0),
    meter: NO_METRICS.meter,
  });
  return { app, lines };
}

test('no log has the secret, whatever is answered', async () => {
  const { app, lines } = await appThatLogs();
  const { pathname } = await renew();
  const secret = pathname.replace(/^.*\/|\.ics$/g, '');
  expect((await app.request(pathname)).status).toBe(200);
  expect((await app.request(pathname, { method: 'HEAD' })).status).toBe(200);
  expect((await app.request(pathname, { method: 'DELETE' })).status).toBe(405);
  await renew();
  expect((await app.request(pathname)).status).toBe(404);
  expect((await app.request(`${pathname}/more`)).status).toBe(404);
  expect((await app.request(`/x${pathname}`)).status).toBe(404);
  expect(lines).toHaveLength(6);
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('/api/calendar/:secret.ics');
});

test('a page of another site renews nothing', async () => {
  const { pathname } = await renew();
  for (const headers of [{ Origin: 'https://other.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    expect((await post(headers)).status).toBe(403);
  }
  expect((await fetch(`${api.origin}${pathname}`)).status).toBe(200);
});

test('the answer under a key is not stored with its address', async () => {
  const key = 'a-key-of-a-calendar-0002';
  const { href } = await renew({ 'Idempotency-Key': key });
  const row = await api.deps.database.db
    .selectFrom('idempotency_keys')
    .select(['status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 200, body: '' });
  expect((await renew({ 'Idempotency-Key': key })).href).toBe(href);
});

test('an app that asks too often is told when to come back, and others are not', async () => {
  const member = await api.join('grace');
  const response = await member.fetch(PATH, { method: 'POST' });
  const { url } = (await response.json()) as { url: string };
  const statuses = new Set<number>();
  for (let count = 0; count < 121; count += 1) {
    const { status, headers } = await fetch(url);
    statuses.add(status);
    if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await fetch((await renew()).href)).status).toBe(200);
  expect((await member.fetch(PATH)).status).toBe(200);
});
