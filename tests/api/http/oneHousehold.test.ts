import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase, sql } from '../../../packages/api/src/db/index.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';
import { ENGINES, type OpenedDatabase } from '../engines.ts';
import { startPostgres, type PostgresServer } from '../../tools/postgres.ts';
import { silentLog as log } from '../silentLog.ts';

const statusesOf = async (answers: readonly Promise<Response>[]) =>
  Promise.all(answers.map(async (answer) => (await answer).status));

const twenty = <T>(make: () => T): T[] => Array.from({ length: 20 }, make);

describe.each(ENGINES)('on %s', (_name, openEngine) => {
  let opened: OpenedDatabase;
  let api: TestApi;
  let ada: Member;
  let grace: Member;
  beforeAll(async () => {
    opened = await openEngine();
    api = await startApi({ RATE_LIMIT_PER_USER: '600' }, opened.database);
    [ada, grace] = [await api.join('grace'), await api.join('grace')];
    await sql`insert into transactions
        (id, user_id, merchant, category, at, amount, round_up, is_earlier, is_from_off)
      select 't_many' || n, ${ada.userId}, 'Merchant number ' || n, 'Groceries',
        timestamptz '2026-01-01' + n * interval '1 minute', 460, 0, false, false
      from generate_series(1, 10500) n`.execute(opened.database.db);
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await opened.close();
  });

  test('a long list comes whole and in order', async () => {
    const rows = (await (await ada.fetch('/api/transactions')).json()) as { id: string }[];
    const bulk = rows.map(({ id }) => id).filter((id) => id.startsWith('t_many'));
    expect(rows).toHaveLength(10_000);
    expect(new Set(bulk).size).toBe(bulk.length);
    expect(bulk).toEqual(
      bulk.toSorted((one, other) => Number(other.slice(6)) - Number(one.slice(6))),
    );
  });

  test('forty lists of ten thousand rows use up one person’s minute, and nobody else’s', async () => {
    const lists = Array.from({ length: 40 }, () => ada.fetch('/api/transactions'));
    const others = twenty(() => grace.fetch('/api/debts'));
    const live = twenty(() => fetch(`${api.origin}/live`));
    expect(await statusesOf(others)).toEqual(twenty(() => 200));
    expect(await statusesOf(live)).toEqual(twenty(() => 200));
    const statuses = await statusesOf(lists);
    const served = statuses.filter((status) => status === 200).length;
    expect(served).toBeGreaterThan(1);
    expect(served).toBeLessThan(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - served);
  }, 60_000);
});

describe('where the accounts of a household are locked', () => {
  let server: PostgresServer;
  let other: Database;
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    server = await startPostgres();
    const url = await server.createDatabase();
    database = await openDatabase({ url, log });
    other = await openDatabase({ url, withoutTimeouts: true, log });
    api = await startApi({}, database);
  });
  afterAll(async () => {
    await api.stop();
    await Promise.all([database.close(), other.close()]);
    await server.stop();
  });

  test('its payments wait for each other, and another household reads on', async () => {
    const [ada, grace] = [await api.join('grace'), await api.join('grace')];
    const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
    const body = JSON.stringify({ debtId: debt?.id, amount: '0.01', source: 'manual' });
    const headers = { 'Content-Type': 'application/json' };
    const payments = await other.transaction(async (tx) => {
      await sql`select 1 from ledger_accounts where user_id = ${ada.userId} for update`.execute(tx);
      const waiting = Array.from({ length: 40 }, () =>
        ada.fetch('/api/payments', { method: 'POST', headers, body }),
      );
      expect(await statusesOf(twenty(() => grace.fetch('/api/debts')))).toEqual(twenty(() => 200));
      return { waiting };
    });
    const statuses = await statusesOf(payments.waiting);
    const paid = statuses.filter((status) => status === 201).length;
    // The requests that met the lock are answered with 503, to be sent again.
    expect(statuses.filter((status) => status === 503)).toHaveLength(40 - paid);
    const kept = (await (await ada.fetch('/api/payments')).json()) as { amount: string }[];
    expect(kept.filter(({ amount }) => amount === '0.01')).toHaveLength(paid);
  }, 60_000);
});
