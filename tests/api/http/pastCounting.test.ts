import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockAccounts, postTransfers } from '../../../packages/api/src/ledger/index.ts';
import { startApi, type Member, type TestApi } from '../../tools/startApi.ts';
import { ENGINES, type OpenedDatabase } from '../engines.ts';

/** The largest number of the databases. */
const MAX_INT8 = 2n ** 63n - 1n;

describe.each(ENGINES)('sums past what can be counted, in %s', (_name, open) => {
  let opened: OpenedDatabase;
  let api: TestApi;
  let ada: Member;

  beforeAll(async () => {
    opened = await open();
    api = await startApi({}, opened.database);
    ada = await api.join();
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await opened.close();
  });

  test('a payment that earns more tokens than can be counted is refused, and nothing is paid', async () => {
    const household = { userId: ada.userId, timeZone: 'UTC', now: '2026-11-19T14:05:00.000Z' };
    const from = { kind: 'token_supply', unit: 'DTT' } as const;
    const to = { kind: 'tokens', unit: 'DTT' } as const;
    await opened.database.transaction(async (tx) => {
      const [supply] = await lockAccounts(tx, household, [from]);
      const amount = MAX_INT8 - (supply?.money_out ?? 0n);
      await postTransfers(tx, household, [{ from, to, kind: 'reward', amount }]);
    });
    const debts = await (await ada.fetch('/api/debts')).text();
    const [debt] = JSON.parse(debts) as { id: string; currentBalance: string }[];
    const response = await ada.fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ debtId: debt?.id, amount: debt?.currentBalance, source: 'manual' }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: 'This adds up to more than can be counted.',
    });
    expect(await (await ada.fetch('/api/debts')).text()).toBe(debts);
    expect(api.errors).toEqual([]);
  });
});
