import { aprFromPercent, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { sql } from '../db/index.ts';
import { readLedger } from '../ledger/index.ts';
import { sweepRoundUps } from '../round-ups/sweepRoundUps.ts';
import { collectRoundUp } from '../testing/collectRoundUp.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { readTokenBalance } from '../token/readTokenBalance.ts';
import { addDebt } from './addDebt.ts';
import { listDebts } from './listDebts.ts';
import { listPayments } from './listPayments.ts';
import { payDebt } from './payDebt.ts';
import { undoPayment } from './undoPayment.ts';

const CARD = {
  name: 'Everyday Card',
  currentBalance: cents(100_00),
  minimumPayment: cents(500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};
const PAID_AT = '2026-11-30T23:59:55Z';

async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database, { now: PAID_AT });
  const debt = await database.transaction((tx) => addDebt(tx, home, CARD));
  const pay = (amount: number, source: 'manual' | 'roundup' = 'manual') =>
    database.transaction((tx) =>
      payDebt(tx, home, { debtId: debt.id, amount: cents(amount), source }),
    );
  const undo = (id: string, now = PAID_AT) =>
    database.transaction((tx) => undoPayment(tx, { ...home, now }, undefined, id));
  return { database, home, debt, pay, undo };
}

test.each(['2026-11-30T23:59:55Z', '2026-12-01T00:00:04.999Z'])(
  'can be undone at %s, and no month has it',
  async (now) => {
    const { database, home, pay, undo } = await household();
    const { id } = await pay(3000);
    await undo(id, now);
    for (const moment of [PAID_AT, '2026-12-01T00:00:30Z']) {
      const summary = await readDashboardSummary(database.db, { ...home, now: moment });
      expect(summary).toMatchObject({ thisMonthPayments: 0, totalDebt: 10_000 });
    }
    expect(await listPayments(database.db, home)).toEqual([]);
    expect(await listTokenRewards(database.db, home)).toEqual([]);
    expect(await readTokenBalance(database.db, home)).toMatchObject({
      balance: 0n,
      totalEarned: 0n,
    });
  },
);

test.each(['2026-12-01T00:00:05Z', '2027-01-01T00:00:00Z'])('no more at %s', async (now) => {
  const { database, home, pay, undo } = await household();
  const { id, undoUntil } = await pay(3000);
  expect(undoUntil).toBe('2026-12-01T00:00:05.000Z');
  await expect(undo(id, now)).rejects.toMatchObject({ status: 409 });
  expect((await listDebts(database.db, home))[0]?.currentBalance).toBe(7000);
  const [listed] = await listPayments(database.db, { ...home, now });
  expect(listed?.undoUntil).toBeUndefined();
});

test('one that was undone in time is undone whenever it is asked for again', async () => {
  const { pay, undo } = await household();
  const { id } = await pay(3000);
  await undo(id);
  await expect(undo(id, '2027-01-01T00:00:00Z')).resolves.toBeUndefined();
});

test('a sweep was announced, and is not undone', async () => {
  const { database, home, undo } = await household();
  await linkCheckingAccount(database, home, null);
  await collectRoundUp(database, home, 2500);
  await database.transaction((tx) =>
    sweepRoundUps(tx, home, { key: 'week:2026-11-29' }, listDebts),
  );
  const [sweep] = await listPayments(database.db, home);
  expect(sweep).toMatchObject({ source: 'roundup', amount: 2500 });
  expect(sweep?.undoUntil).toBeUndefined();
  await expect(undo(sweep?.id ?? '')).rejects.toMatchObject({ status: 409 });
});

test('a payment of round-ups goes back to those that wait', async () => {
  const { database, home, pay, undo } = await household();
  await collectRoundUp(database, home, 2600);
  const before = await readDashboardSummary(database.db, home);
  const { id } = await pay(2600, 'roundup');
  expect(await readDashboardSummary(database.db, home)).toMatchObject({ roundUpsWaiting: 0 });
  await undo(id);
  expect(await readDashboardSummary(database.db, home)).toMatchObject({
    totalRoundUps: before.totalRoundUps,
    roundUpsWaiting: 2600,
    roundUpsApplied: 0,
  });
});

test('nobody undoes what another household paid', async () => {
  const { pay } = await household();
  const other = await household();
  const { id } = await pay(3000);
  await expect(other.undo(id)).rejects.toMatchObject({ status: 404 });
});

test('the books know an undo that is not whole, and a reward that is taken back in part', async () => {
  const { database, pay, undo } = await household();
  const { id } = await pay(3000);
  await undo(id);
  const broken = (change: ReturnType<typeof sql>) =>
    database.db
      .transaction()
      .execute(async (tx) => {
        await sql`alter table ledger_transfers disable trigger all`.execute(tx);
        await change.execute(tx);
        const { faults } = await readLedger(tx);
        throw Object.assign(new Error('rolled back'), { rules: faults.map(({ rule }) => rule) });
      })
      .catch((error: { rules: string[] }) => error.rules);
  expect(await broken(sql`select 1`)).toEqual([]);
  const paid = sql`(select id from ledger_transfers where public_id = ${id})`;
  expect(
    await broken(sql`update ledger_transfers set at = at + interval '1 day'
      where kind = 'payment_undo' and reference = ${paid}::text`),
  ).toEqual(['An undone payment is taken back whole, to where it came from, and once.']);
  expect(
    await broken(sql`update ledger_transfers set reference = '0' where kind = 'reward_reversal'
      and user_id = (select user_id from ledger_transfers where public_id = ${id})`),
  ).toEqual(['A reward is taken back whole and once.']);
});
