import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import type { BankLiability } from '../providers/bank/bankProvider.ts';
import { testDatabase, testHousehold } from '../testing/index.ts';
import { enterLiabilities } from './enterLiabilities.ts';
import { listDebts } from './listDebts.ts';
import { payDebt } from './payDebt.ts';

const CARD: BankLiability = {
  accountId: 'acc_card',
  name: 'Travel Card',
  mask: '2222',
  balance: cents(184_022),
  apr: aprFromPercent(22.74),
  minimumPayment: cents(5500),
  nextDueDate: calendarDay('2026-12-18'),
};

async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database);
  return {
    tell: (change: Partial<BankLiability> = {}) =>
      database.transaction((tx) => enterLiabilities(tx, home, [{ ...CARD, ...change }])),
    pay: (debtId: string, amount: number) =>
      database.transaction((tx) =>
        payDebt(tx, home, { debtId, amount: cents(amount), source: 'manual' }),
      ),
    debts: () => listDebts(database.db, home),
  };
}

test('a card that is linked is a debt, once', async () => {
  const { tell, debts } = await household();
  await tell();
  await tell();
  expect(await debts()).toMatchObject([
    {
      name: 'Travel Card',
      accountNumber: '•••• 2222',
      currentBalance: 184_022,
      originalBalance: 184_022,
      minimumPayment: 5500,
      interestRate: 22_740,
      dueDate: 18,
    },
  ]);
});

test('a balance that the bank repeats leaves the payments made here, another one is taken over', async () => {
  const { tell, pay, debts } = await household();
  await tell();
  const [debt] = await debts();
  await pay(debt?.id ?? '', 4022);
  await tell();
  expect((await debts())[0]?.currentBalance).toBe(180_000);
  await tell({ balance: cents(190_000), apr: aprFromPercent(25), nextDueDate: null });
  expect((await debts())[0]).toMatchObject({
    currentBalance: 190_000,
    interestRate: 25_000,
    dueDate: 18,
  });
  await tell({ balance: cents(0) });
  expect((await debts())[0]?.currentBalance).toBe(0);
});
