import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, DatabaseBusy, openDatabase, sql } from '../../packages/api/src/db/index.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';
import { startPostgresProxy, type PostgresProxy } from '../tools/postgresProxy.ts';
import { startApi, type TestApi } from '../tools/startApi.ts';
import { silentLog as log } from './silentLog.ts';

let server: PostgresServer;
let proxy: PostgresProxy;
let database: Database;
let api: TestApi;

beforeAll(async () => {
  server = await startPostgres();
  proxy = await startPostgresProxy(await server.createDatabase());
  database = await openDatabase({ url: proxy.url, poolSize: 3, log });
  api = await startApi({}, database);
});

afterAll(async () => {
  await api.stop();
  await database.close();
  proxy.stop();
  await server.stop();
});

describe('a write whose commit was done and whose answer was lost', () => {
  const payOnce = async (headers: Record<string, string>) => {
    const ada = await api.join();
    const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
    if (!debt) throw new Error('Ada has no debt.');
    const pay = () =>
      ada.fetch('/api/payments', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ debtId: debt.id, amount: '1.23', source: 'manual' }),
      });
    const made = async () => {
      const payments = (await (await ada.fetch('/api/payments')).json()) as { amount: string }[];
      return payments.filter(({ amount }) => amount === '1.23').length;
    };
    proxy.cutNextCommit(debt.id);
    return { answer: await pay(), pay, made };
  };

  test('is not said to be safe to send again where it has no key', async () => {
    const { answer, made } = await payOnce({});
    expect(answer.status).toBe(503);
    expect(answer.headers.has('Retry-After')).toBe(false);
    expect(((await answer.json()) as { detail: string }).detail).toBe(
      'It is not known whether this was done. Look before you send it again.',
    );
    expect(await made()).toBe(1);
  });

  test('nor is a message of the contact form', async () => {
    proxy.cutNextCommit('ada@example.test');
    const answer = await fetch(`${api.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.test', message: 'Hello' }),
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.has('Retry-After')).toBe(false);
  });

  test('is said to be so where it has one, and is made once', async () => {
    const { answer, pay, made } = await payOnce({ 'Idempotency-Key': randomUUID() });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('2');
    expect(((await answer.json()) as { detail: string }).detail).toContain('again later is safe');
    expect((await pay()).status).toBe(201);
    expect(await made()).toBe(1);
  });
});

describe('connections that fall silent without a word', () => {
  const begun = async (count: number) => {
    const all = Array.from({ length: count }, () => Promise.withResolvers<undefined>());
    const others = Promise.all(all.map(({ promise }) => promise));
    await Promise.all(
      all.map(({ resolve }) =>
        database.transaction(async () => {
          resolve(undefined);
          await others;
        }),
      ),
    );
  };

  test('are all given up with the first, after one statement’s patience', async () => {
    await begun(3);
    const began = performance.now();
    const work = database.transaction(async (tx) => {
      proxy.silence();
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(DatabaseBusy);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await begun(3);
  });

  test('hold up no job for longer than that', async () => {
    const isFree = () => database.runExclusive('silent', () => Promise.resolve(true));
    const holding = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    const holder = database.runExclusive('silent', () => {
      held.resolve(undefined);
      return holding.promise;
    });
    await held.promise;
    // One that did not get the lock stays open.
    expect(await isFree()).toBeUndefined();
    proxy.silence();
    holding.resolve(undefined);
    await holder;
    await expect(isFree()).rejects.toThrow('timeout');
    await vi.waitUntil(isFree, { timeout: 30_000, interval: 20 });
  });
});

test('a database without its tables yet is busy, to whoever only reads as well', async () => {
  const late = await startPostgresProxy(await server.createDatabase());
  late.refuse(true);
  const waiting = await openDatabase({ url: late.url, log });
  const told = new Set<unknown>();
  const read = () =>
    waiting.db
      .selectFrom('sessions')
      .select('user_id')
      .execute()
      .then(
        () => true,
        (error: unknown) => {
          told.add(error instanceof DatabaseBusy || error);
          return false;
        },
      );
  await read();
  late.refuse(false);
  await vi.waitUntil(read, { timeout: 30_000, interval: 5 });
  expect([...told]).toEqual([true]);
  await waiting.close();
  late.stop();
});
