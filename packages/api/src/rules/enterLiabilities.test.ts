import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { MOST_DEBTS, MOST_OWED } from '@dime-time/finance-core/household';
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

test('what is past the bounds of a debt is left as it is, and holds up nothing else', async () => {
  const { tell, debts } = await household();
  const much = cents(MOST_OWED + 1);
  await tell({ accountId: 'acc_slip', balance: much });
  expect(await debts()).toEqual([]);
  await tell();
  await tell({ balance: much });
  await tell({ minimumPayment: much });
  expect(await debts()).toMatchObject([{ currentBalance: 184_022, minimumPayment: 5500 }]);
});

test('a household with as many debts as it may have keeps them, and its bank is read', async () => {
  const { tell, debts } = await household();
  for (let entered = 0; entered < MOST_DEBTS; entered += 1) {
    await tell({ accountId: `acc_${entered}` });
  }
  await tell({ accountId: 'acc_more' });
  await tell({ accountId: 'acc_0', balance: cents(1) });
  const balances = (await debts()).map(({ currentBalance }) => currentBalance);
  expect([balances.length, balances.filter((balance) => balance === 1)]).toEqual([200, [1]]);
});
