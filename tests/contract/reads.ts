import { debtTotals, epochMillis, percentPaid, sumCents } from '@dime-time/finance-core';
import {
  endpoints,
  readAnswer,
  writeAnswer,
  type Endpoint,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { summarizeCrypto } from '@dime-time/finance-core/household';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './target.ts';

const reads = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => endpoints[key].method === 'GET',
);

export function describeReads({ target, path, read }: Client): void {
  beforeAll(() => target.reset());

  describe.each(reads)('%s', (key) => {
    test('answers 200 with JSON in the strict form of the contract', async () => {
      const response = await target.fetch(path(key));
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      const json: unknown = await response.json();
      const endpoint: Endpoint = endpoints[key];
      // Reading is tolerant, writing is strict: what comes back unchanged was strict.
      expect(writeAnswer(endpoint, readAnswer(endpoint, json))).toEqual(json);
    });

    test('answers the same when asked again', async () => {
      const [first, second] = [await target.fetch(path(key)), await target.fetch(path(key))];
      expect(await first.text()).toBe(await second.text());
    });
  });

  test.each([
    ['getTransactions', 'date'],
    ['getPayments', 'date'],
    ['getCryptoPurchases', 'createdAt'],
    ['getTokenRewards', 'createdAt'],
  ] as const)('%s is newest first', async (key, field) => {
    const rows = (await read(key)) as readonly unknown[] as readonly Record<string, string>[];
    const dates = rows.map((row) => epochMillis(row[field] ?? ''));
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test.each([
    'getDebts',
    'getTransactions',
    'getPayments',
    'getTokenRewards',
    'getCryptoPurchases',
  ] as const)('%s has no id twice', async (key) => {
    const ids = (await read(key)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the summary is the sum of what the lists say', async () => {
    const [summary, debts, transactions] = await Promise.all([
      read('getDashboardSummary'),
      read('getDebts'),
      read('getTransactions'),
    ]);
    const totals = debtTotals(debts);
    expect(summary.totalDebt).toBe(totals.currentBalance);
    expect(summary.progressPercentage).toBe(percentPaid(totals));
    expect(summary.totalRoundUps).toBe(sumCents(transactions.map((row) => row.roundUpAmount)));
    expect(summary.thisMonthRoundUps).toBeLessThanOrEqual(summary.totalRoundUps);
    expect(summary.debtFreeDate).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('every payment is on a debt of the household', async () => {
    const ids = new Set((await read('getDebts')).map(({ id }) => id));
    expect((await read('getPayments')).every(({ debtId }) => ids.has(debtId))).toBe(true);
  });

  test('the crypto summary is the sum of the completed purchases', async () => {
    const summary = await read('getCryptoSummary');
    expect(summary).toEqual(summarizeCrypto(await read('getCryptoPurchases')));
  });

  test('the token balance is what was earned less what is staked', async () => {
    const [balance, rewards] = await Promise.all([
      read('getTokenBalance'),
      read('getTokenRewards'),
    ]);
    expect(balance.totalEarned).toBe(rewards.reduce((sum, { amount }) => sum + amount, 0n));
    expect(balance.balance + balance.stakedAmount).toBe(balance.totalEarned);
  });

  test('every balance and row of the bank belongs to an account', async () => {
    const accounts = new Set((await read('getBankAccounts')).map(({ accountId }) => accountId));
    const [balances, rows] = await Promise.all([
      read('getBankBalances'),
      read('getBankTransactions'),
    ]);
    expect([...balances, ...rows].every(({ account_id }) => accounts.has(account_id))).toBe(true);
    expect(rows.length).toBeGreaterThan(10);
  });

  test('the extensions are offered by name', async () => {
    expect((await read('getServiceStatus')).features).toEqual(
      expect.arrayContaining(['debts.create', 'transactions.create', 'transactions.page']),
    );
  });

  test.each([
    ['GET', '/api/nothing-here'],
    ['GET', '/api'],
    ['GET', '/api/debts/d_1'],
    ['DELETE', '/api/debts'],
    ['PATCH', '/api/round-up-settings'],
    ['POST', '/api/user'],
    ['GET', '/api/accelerated-payment'],
    ['GET', '/api/otherbank/accounts'],
  ])('%s %s is no call of the contract', async (method, unknown) => {
    // A server says 404, 405 or 501; the mocks in Node fail the request itself.
    const status = await target.fetch(unknown, { method }).then(
      (response) => response.status,
      () => 'failed',
    );
    expect([404, 405, 501, 'failed']).toContain(status);
  });
}
