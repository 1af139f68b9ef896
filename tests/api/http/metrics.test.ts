import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../../packages/api/src/config/logger.ts';
import { parseConfig } from '../../../packages/api/src/config/config.ts';
import { openDatabase } from '../../../packages/api/src/db/index.ts';
import { startServer } from '../../../packages/api/src/startServer.ts';
import { linkCheckingAccount } from '../../../packages/api/src/testing/linkCheckingAccount.ts';
import { freePort } from '../../tools/freePort.ts';
import { startPostgres } from '../../tools/postgres.ts';
import { startApi } from '../../tools/startApi.ts';

const DEPLOY = '../../../packages/api/deploy';
/** Labels that Prometheus has of its own. */
const OF_PROMETHEUS = new Set(['instance', 'le']);
const WATCHED = ['prometheus/alerts.yml', 'grafana/dime-time.json'];

const scrape = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
};

/** The value of a series, `NaN` where the text has none. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length) ?? NaN,
  );

test('requests are counted by method, route and status, and no label has an id', async () => {
  const port = await freePort();
  const api = await startApi({ METRICS_PORT: String(port) });
  onTestFinished(() => api.stop());
  const ada = await api.join();
  const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
  await ada.fetch('/api/debts');
  const body = JSON.stringify({ debtId: debt?.id, amount: '1.00', source: 'manual' });
  const headers = { 'Content-Type': 'application/json' };
  await ada.fetch('/api/payments', { method: 'POST', headers, body });
  await ada.fetch(`/api/debts/${debt?.id}`, { method: 'DELETE' });
  await ada.fetch('/api/debts', { method: 'MKCOL' });
  const text = await scrape(port);
  const count = (method: string, route: string, status: number) =>
    valueOf(
      text,
      `http_server_request_duration_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"}`,
    );
  expect(count('GET', '/api/debts', 200)).toBe(2);
  expect(count('POST', '/api/payments', 201)).toBe(1);
  expect(count('DELETE', '/api/debts/:id', 409)).toBe(1);
  expect(count('_OTHER', '*', 405)).toBe(1);
  expect(text).not.toContain(debt?.id);
  expect(text).not.toContain(ada.userId);
  expect(valueOf(text, 'process_memory_usage')).toBeGreaterThan(1e7);
  expect(valueOf(text, 'process_cpu_time_total{process_cpu_mode="user"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'nodejs_eventloop_delay_p99')).toBeGreaterThanOrEqual(0);
});

test('the age of the oldest sync is that of the link that waits longest', async () => {
  const port = await freePort();
  const api = await startApi({ METRICS_PORT: String(port) });
  onTestFinished(() => api.stop());
  const { database, clock } = api.deps;
  const age = async () => valueOf(await scrape(port), 'dime_time_bank_sync_age');
  expect(await age()).toBe(0);
  const ago = (seconds: number) => new Date(Date.parse(clock()) - seconds * 1000).toISOString();
  const link = async (now: string) => {
    const { userId } = await api.join('grace');
    await linkCheckingAccount(database, { userId, timeZone: 'UTC', now }, null);
    return userId;
  };
  const links = () => database.db.updateTable('bank_items');
  const late = await link(ago(90_000));
  await link(ago(7_200));
  await links()
    .set({ provider: api.deps.bank?.name ?? '' })
    .execute();
  expect(await age()).toBeGreaterThanOrEqual(90_000);
  // A link that waits for its user to sign in is not late.
  await links().set({ status: 'sign_in_required' }).where('user_id', '=', late).execute();
  const active = await age();
  expect(active).toBeGreaterThanOrEqual(7_200);
  expect(active).toBeLessThan(90_000);
  await links()
    .set({ synced_at: ago(60) })
    .execute();
  const synced = await age();
  expect(synced).toBeGreaterThanOrEqual(60);
  expect(synced).toBeLessThan(7_200);
});

test('each queue has what waits in it and for how long, and each job when it was finished', async () => {
  const port = await freePort();
  const env = {
    PORT: String(await freePort()),
    METRICS_PORT: String(port),
    DATA_DIR: '/nowhere',
    SECRET: 'a-secret-of-the-tests-alone',
    STOP_GRACE_SECONDS: '0',
  };
  const log = createLogger('silent');
  const database = await openDatabase({ log });
  const server = await startServer(parseConfig(env, '/'), log, database);
  onTestFinished(async () => {
    await server.stop();
    await database.close();
  });
  const read = async (name: string, queue: string) =>
    valueOf(await scrape(port), `dime_time_job_${name}{queue="${queue}"}`);
  await expect.poll(() => read('run_age', 'weekly-sweep'), { timeout: 30_000 }).toBeLessThan(600);
  expect(await read('queue_size', 'weekly-sweep.pieces')).toBe(0);
  expect(await read('queue_age', 'weekly-sweep.pieces')).toBe(0);
  expect(await read('run_age', 'weekly-sweep.pieces')).toBeNaN();
  // Jobs that no worker takes now: they failed, and are tried again tomorrow.
  const failed = (queue: string, hours: number) =>
    database.runSql(
      `insert into pgboss.job (name, state, created_on, start_after, policy)
        values ($1, 'retry', now() - interval '${hours} h', now() + interval '1 d', 'standard')`,
      [queue],
    );
  for (const hours of [1, 5, 2]) await failed('weekly-sweep.pieces', hours);
  await failed('dead-letters', 1);
  expect(await read('queue_size', 'weekly-sweep.pieces')).toBe(3);
  expect(Math.round(await read('queue_age', 'weekly-sweep.pieces'))).toBeGreaterThanOrEqual(18_000);
  expect(await read('queue_age', 'weekly-sweep.pieces')).toBeLessThan(18_600);
  expect(await read('queue_size', 'dead-letters')).toBe(1);
  // Where no run is on record, the last one is long ago.
  await database.runSql(`delete from pgboss.job where name = 'housekeeping'`);
  expect(await read('run_age', 'housekeeping')).toBe(3600);
});

test('what cannot be read, as without a database, leaves the other metrics', async () => {
  const port = await freePort();
  const log = createLogger('silent');
  const database = await openDatabase({ log });
  const api = await startApi({ METRICS_PORT: String(port) }, database);
  onTestFinished(() => api.stop());
  await database.close();
  const text = await scrape(port);
  expect(text).not.toContain('dime_time_bank_sync_age ');
  expect(valueOf(text, 'process_memory_usage')).toBeGreaterThan(1e7);
});

test('statements and the pool of a PostgreSQL server are measured, and alerts and dashboard name what is', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const port = await freePort();
  const env = {
    PORT: String(await freePort()),
    METRICS_PORT: String(port),
    DATABASE_URL: await postgres.createDatabase(),
    DATA_DIR: '/nowhere',
    SECRET: 'a-secret-of-the-tests-alone',
    STOP_GRACE_SECONDS: '0',
  };
  const server = await startServer(parseConfig(env, '/'), createLogger('silent'));
  onTestFinished(() => server.stop());
  await expect.poll(() => server.deps.database.isReady()).toBe(true);
  const text = await scrape(port);
  const selects = 'db_client_operation_duration_count{db_operation_name="SELECT"}';
  expect(valueOf(text, selects)).toBeGreaterThan(0);
  const connections = (state: string) =>
    valueOf(text, `db_client_connection_count{db_client_connection_state="${state}"}`);
  expect(connections('idle') + connections('used')).toBeGreaterThan(0);
  expect(valueOf(text, 'db_client_connection_pending_requests')).toBe(0);
  await fetch(`http://localhost:${server.port}/live`);
  const watched = WATCHED.map((file) =>
    readFileSync(join(import.meta.dirname, DEPLOY, file), 'utf8'),
  ).join('\n');
  const found = (pattern: RegExp) => [...new Set(watched.match(pattern))];
  const labels = found(/(?<=\bby \()\w+(?=\))/g).filter((label) => !OF_PROMETHEUS.has(label));
  const named = found(/\b(?:http_server|db_client|dime_time|nodejs|process)_\w+/g).filter(
    (name) => !labels.includes(name),
  );
  expect(named.length).toBeGreaterThan(12);
  expect(labels).toHaveLength(4);
  const missing = async () => {
    const all = await scrape(port);
    return [
      ...named.filter((name) => !all.includes(`\n${name}`)),
      ...labels.filter((label) => !all.includes(`${label}="`)),
    ];
  };
  // The queue opens and the ledger is checked after the start.
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
});

test('without a port there are no metrics, and a port in use ends the start', async () => {
  const port = await freePort();
  const api = await startApi();
  onTestFinished(() => api.stop());
  expect((await fetch(`${api.origin}/metrics`)).status).toBe(404);
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await expect(startApi({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT ${port} cannot be opened at 127.0.0.1`,
  );
});
