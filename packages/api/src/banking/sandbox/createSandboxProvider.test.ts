import { sumCents } from '@dime-time/finance-core';
import { classifyBankRow, reconcileBankRows } from '@dime-time/finance-core/bank';
import { sandboxPublicToken } from '@dime-time/finance-core/contract';
import { beforeEach, expect, test } from 'vitest';
import type { BankRecord } from '../../transactions/index.ts';
import { createSandboxProvider } from './createSandboxProvider.ts';

let now = '';
const provider = createSandboxProvider(() => now);
beforeEach(() => (now = '2026-11-21T17:00:00Z'));

async function tokenOf(bank: string) {
  const linkToken = await provider.createLinkToken({ userId: 'u_1' });
  return (await provider.exchangePublicToken(sandboxPublicToken(bank, linkToken))).accessToken;
}

test('a bank has months of purchases, up to now and not beyond', async () => {
  const { added } = await provider.sync(await tokenOf('first-harbor'));
  const purchases = added.filter((row) => classifyBankRow(row).kind === 'purchase');
  expect(purchases.length).toBeGreaterThan(150);
  expect(added.filter(({ datetime }) => datetime !== undefined && datetime > now)).toEqual([]);
  expect(new Set(added.map((row) => row.transaction_id)).size).toBe(added.length);
});

test('looking often finds what one look finds, each purchase booked once', async () => {
  const token = await tokenOf('tidewater');
  let { added: rows, cursor } = await provider.sync(token);
  for (const next of ['2026-11-21T22:30:00Z', '2026-11-22T03:00:00Z', '2026-11-24T15:00:00Z']) {
    now = next;
    const changes = await provider.sync(token, cursor);
    rows = reconcileBankRows<BankRecord>(rows, changes);
    cursor = changes.cursor;
    expect((await provider.sync(token, cursor)).added).toEqual([]);
  }
  const whole = (await provider.sync(token)).added.filter((row) => row.date >= '2026-08-01');
  const kept = rows.filter((row) => row.date >= '2026-08-01');
  const idsOf = (list: readonly BankRecord[]) => list.map((row) => row.transaction_id).toSorted();
  expect(idsOf(kept)).toEqual(idsOf(whole));
  expect(sumCents(kept.map(({ amount }) => amount))).toBe(
    sumCents(whole.map(({ amount }) => amount)),
  );
});

test('a purchase is announced first, and its booking names the announcement', async () => {
  const token = await tokenOf('first-harbor');
  now = '2026-11-22T17:30:00Z';
  const first = await provider.sync(token);
  const announced = first.added.filter((row) => row.pending);
  expect(announced.length).toBeGreaterThan(0);
  now = '2026-11-23T09:00:00Z';
  const later = await provider.sync(token, first.cursor);
  const ids = announced.map((row) => row.transaction_id).toSorted();
  expect(later.removed.map((row) => row.transaction_id).toSorted()).toEqual(ids);
  expect(later.added.flatMap((row) => row.pending_transaction_id ?? []).toSorted()).toEqual(ids);
});

test('two banks saw different purchases; a card is owed at the second', async () => {
  const [one, other] = [await tokenOf('first-harbor'), await tokenOf('tidewater')];
  const namesAt = async (token: string) =>
    (await provider.sync(token)).added.map(({ name, amount }) => `${name} ${amount}`);
  expect(await namesAt(one)).not.toEqual(await namesAt(other));
  expect(await provider.liabilities(one)).toEqual([]);
  expect(await provider.liabilities(other)).toEqual([
    {
      accountId: 'acc_card-tidewater',
      name: 'Travel Card',
      mask: '2222',
      balance: 184_022,
      apr: 22_740,
      minimumPayment: 5500,
      nextDueDate: '2026-12-18',
    },
  ]);
});

test('one bank turns every connection down, and a token of elsewhere opens nothing', async () => {
  await expect(tokenOf('closed-door')).rejects.toMatchObject({ failure: 'refused' });
  await expect(provider.accounts('access-production-1')).rejects.toMatchObject({
    failure: 'refused',
  });
});
