import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sumCents } from '@dime-time/finance-core';
import {
  endpointPath,
  endpoints,
  readAnswer,
  sandboxPublicToken,
  type AnswerOf,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '../faults/newDataDir.ts';
import { startServerProcess, type Customer, type ServerProcess } from '../faults/serverProcess.ts';
import { startPostgres, type PostgresServer } from '../tools/postgres.ts';

const ROOT = join(import.meta.dirname, '../..');

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** `npm run db:move`, as somebody types it. */
async function move(env: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['run', '--silent', 'db:move'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  const [said, complained] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, 'close');
  return { code: code as number, said: await said, complained: await complained };
}

/** A server that does not outlive the test, however it ends. */
async function start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  onTestFinished(async () => {
    if (server.isRunning()) await server.kill();
  });
  return server;
}

/** What a household asks of a server. */
function clientOf({ origin }: ServerProcess, { cookie }: Customer) {
  const pathOf = (key: EndpointKey, id?: string) =>
    endpointPath(endpoints[key], { bank: 'plaid', ...(id === undefined ? {} : { id }) });
  const read = async <Key extends EndpointKey>(
    key: Key,
  ): Promise<AnswerOf<(typeof endpoints)[Key]>> => {
    const response = await fetch(`${origin}${pathOf(key)}`, { headers: { Cookie: cookie } });
    return readAnswer(endpoints[key], await response.json());
  };
  const send = async (key: EndpointKey, body: object, id?: string) => {
    const response = await fetch(`${origin}${pathOf(key, id)}`, {
      method: endpoints[key].method,
      headers: {
        Cookie: cookie,
        Origin: origin,
        'Content-Type': 'application/json',
        'Idempotency-Key': `move-test-${key}`,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.text() };
  };
  /** Payments, but for how long they can be undone, which a clock changes. */
  const readPayments = async () =>
    (await read('getPayments')).map(({ undoUntil: _undoUntil, ...payment }) => payment);
  /** Payments and debts of one moment: the scheduler may pay between two questions. */
  const readMoney = async () => {
    for (;;) {
      const payments = await readPayments();
      const debts = await read('getDebts');
      if ((await read('getPayments')).length === payments.length) return { payments, debts };
    }
  };
  return { read, send, readMoney };
}

/** What no clock changes. */
const LASTING = [
  'getUser',
  'getTransactions',
  'getRoundUpSettings',
  'getBankAccounts',
  'getBankBalances',
  'getBankTransactions',
] as const;

test('a household moves into PostgreSQL by the command, and goes on there as if nothing were', async () => {
  const [DATA_DIR, DATABASE_URL] = [await newDataDir(), await postgres.createDatabase()];
  const embedded = await start({ DATA_DIR, MEMBERS: '1' });
  const [customer] = embedded.members;
  if (!customer) throw new Error('Nobody joined.');
  const before = clientOf(embedded, customer);
  const publicToken = sandboxPublicToken('tidewater', 'link-1');
  expect((await before.send('exchangeToken', { publicToken })).status).toBe(200);
  const [card] = await before.read('getBankSuggestions');
  const accepted = await before.send('answerBankSuggestion', { accept: true }, card?.id);
  expect(accepted.status).toBe(200);
  const debt = (await before.read('getDebts')).find(({ name }) => name === 'Travel Card');
  const payment = { debtId: debt?.id, amount: '40.22', source: 'manual' };
  const paid = await before.send('createPayment', payment);
  expect(paid.status).toBe(201);
  const message = { name: 'Grace', email: 'grace@example.test', message: 'Hello, 東京' };
  expect((await before.send('sendContact', message)).status).toBe(200);
  const lasting = await Promise.all(LASTING.map((key) => before.read(key)));
  const money = await before.readMoney();
  await embedded.stop();

  const moved = await move({ DATA_DIR, DATABASE_URL });
  expect(moved).toMatchObject({ code: 0, complained: '' });
  expect(moved.said).toContain('users: 1 rows');
  expect(moved.said).toContain(`debts: ${money.debts.length} rows`);
  expect(moved.said).toMatch(/\ntransactions: [1-9]\d\d rows\n/);
  expect(moved.said).toContain('contact_messages: 1 rows');
  expect(moved.said).toMatch(/\nUSD: \d+ accounts, \d+ transfers that moved .+ add up to 0\n/);
  expect(moved.said).toContain('The books are right.');

  const again = await move({ DATA_DIR, DATABASE_URL });
  expect(again).toMatchObject({ code: 1, said: '' });
  expect(again.complained).toContain('The target is not empty');

  const server = await start({ DATABASE_URL });
  const after = clientOf(server, customer);
  expect(await Promise.all(LASTING.map((key) => after.read(key)))).toEqual(lasting);
  const { payments, debts } = await after.readMoney();
  expect(payments).toEqual(expect.arrayContaining([...money.payments]));
  // What the scheduler applied since is in the payments.
  const known = new Set(money.payments.map(({ id }) => id));
  const since = payments.filter(({ id }) => !known.has(id));
  const owedBefore = debts.map(({ id, currentBalance }) => {
    const applied = since.filter(({ debtId }) => debtId === id).map(({ amount }) => amount);
    return [id, sumCents([currentBalance, ...applied])];
  });
  expect(owedBefore).toEqual(money.debts.map(({ id, currentBalance }) => [id, currentBalance]));
  expect(await after.send('createPayment', payment)).toEqual(paid);
  await server.stop();
});
