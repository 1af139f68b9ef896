import { statfsSync, type StatsFs } from 'node:fs';
import type * as Files from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, DatabaseBusy, openDatabase } from '../../packages/api/src/db/index.ts';
import { newDataDir } from '../faults/newDataDir.ts';
import { startApi, type Member, type TestApi } from '../tools/startApi.ts';
import { silentLog as log } from './silentLog.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Files>();
  return { ...fs, statfsSync: vi.fn<typeof statfsSync>(fs.statfsSync) };
});

let database: Database;
let api: TestApi;
let ada: Member;
beforeAll(async () => {
  database = await openDatabase({ dataDir: await newDataDir(), log });
  api = await startApi({}, database);
  ada = await api.join();
});
afterAll(async () => {
  await api.stop();
  await database.close();
});

const send = (path: string, body: object) =>
  ada.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' };

test('on an almost full disk nobody writes, whoever is signed in reads on, and then all is well', async () => {
  const [debt] = (await (await ada.fetch('/api/debts')).json()) as { id: string }[];
  const payment = { debtId: debt?.id, amount: '0.01', source: 'manual' };
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await database.db.updateTable('sessions').set({ last_seen_at: hourAgo }).execute();
  vi.mocked(statfsSync).mockReturnValue({ bavail: 1, bsize: 4096 } as StatsFs);

  expect((await send('/api/payments', payment)).status).toBe(503);
  expect((await send('/api/contact', message)).status).toBe(503);
  await expect(api.deps.sessions.start(ada.userId)).rejects.toThrow(DatabaseBusy);
  expect((await ada.fetch('/api/user')).status).toBe(200);
  const { last_seen_at } = await database.db
    .selectFrom('sessions')
    .select('last_seen_at')
    .executeTakeFirstOrThrow();
  expect(last_seen_at).toBe(hourAgo);

  vi.mocked(statfsSync).mockRestore();
  expect((await send('/api/payments', payment)).status).toBe(201);
  expect((await send('/api/contact', message)).status).toBe(200);
});
