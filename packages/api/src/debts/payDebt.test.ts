import { aprFromPercent, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import type { RequestContext } from '../ledger/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { addDebt } from './addDebt.ts';
import { listDebts } from './listDebts.ts';
import { listPayments } from './listPayments.ts';
import { payDebt } from './payDebt.ts';

const CARD = {
  name: 'Everyday Card',
  currentBalance: cents(100_00),
  minimumPayment: cents(500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};

async function household(currentBalance = CARD.currentBalance) {
  const database = await testDatabase();
  const home = await testHousehold(database);
  const debt = await database.transaction((tx) => addDebt(tx, home, { ...CARD, currentBalance }));
  const pay = (amount: number, who: RequestContext = home, debtId = debt.id) =>
    database.transaction((tx) =>
      payDebt(tx, who, { debtId, amount: cents(amount), source: 'manual' }),
    );
  const owed = async () => (await listDebts(database.db, home))[0]?.currentBalance;
  return { database, home, debt, pay, owed };
}

test('lowers what is owed, and is a payment of the list', async () => {
  const { database, home, debt, pay, owed } = await household();
  const payment = await pay(1050);
  expect(payment).toMatchObject({ debtId: debt.id, amount: 1050, source: 'manual' });
  expect(await listPayments(database.db, home)).toEqual([payment]);
  expect(await owed()).toBe(8950);
});

test('its id and those of its rewards count nothing that others do', async () => {
  const { database, home, pay } = await household();
  const payments = [await pay(100), await pay(100)];
  const rewards = await listTokenRewards(database.db, home);
  for (const { id } of payments) expect(id).toMatch(/^p_[0-9a-hjkmnp-tv-z]{26}$/);
  for (const { id } of rewards) expect(id).toMatch(/^r_[0-9a-hjkmnp-tv-z]{26}$/);
});

test('earns by the dollar, and for each milestone once', async () => {
  const { database, home, pay } = await household();
  await pay(2499);
  await pay(2601);
  const rewards = await listTokenRewards(database.db, home);
  expect(rewards.map(({ action, amount }) => [action, amount])).toEqual([
    ['milestone', 5_000_000_000n],
    ['milestone', 5_000_000_000n],
    ['debt_payment', 130_050_000n],
    ['debt_payment', 124_950_000n],
  ]);
});

test('a milestone that is reached again, after the debt has grown, is not rewarded again', async () => {
  const { database, home, debt, pay } = await household();
  await pay(3000);
  await database.db
    .updateTable('debts')
    .set({ original_balance: 7000n })
    .where('id', '=', debt.id)
    .execute();
  await pay(2000);
  const milestones = (await listTokenRewards(database.db, home)).filter(
    ({ action }) => action === 'milestone',
  );
  expect(milestones).toHaveLength(1);
});

test('a cent above the balance is refused and nothing moves', async () => {
  const { pay, owed } = await household();
  await expect(pay(10_001)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'amount' }],
  });
  expect(await owed()).toBe(10_000);
  await pay(10_000);
  await expect(pay(1)).rejects.toMatchObject({ status: 422 });
});

test('a debt of nobody, of another household, and no id at all are all unknown', async () => {
  const mine = await household();
  const other = await household();
  for (const debtId of ['d_unknown', other.debt.id, 'a\0b', '../../etc/passwd', 'd'.repeat(200)]) {
    await expect(mine.pay(1, mine.home, debtId)).rejects.toMatchObject({
      status: 404,
      issues: [{ path: 'debtId' }],
    });
  }
  expect(await other.owed()).toBe(10_000);
});

test('fifty payments racing for one balance never overpay it', async () => {
  const { pay, owed } = await household();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => pay(700)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
  expect(await owed()).toBe(200);
});
