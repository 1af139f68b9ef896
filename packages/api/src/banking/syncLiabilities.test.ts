import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { MOST_OWED } from '@dime-time/finance-core/household';
import { expect, test } from 'vitest';
import { type Database, newId } from '../db/index.ts';
import { closeDebt } from '../debts/closeDebt.ts';
import { deleteDebt } from '../debts/deleteDebt.ts';
import { listDebts } from '../debts/index.ts';
import { payDebt } from '../debts/payDebt.ts';
import type { RequestContext } from '../ledger/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { answerSuggestion, listSuggestions } from './answerSuggestion.ts';
import type { BankLiability } from './bankProvider.ts';
import { syncLiabilities } from './syncLiabilities.ts';
import { unlinkBank } from './unlinkBank.ts';

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
  const itemId = await linkAccounts(database, home, ['acc_card', 'acc_slip']);
  const suggested = () => listSuggestions(database.db, home);
  return {
    database,
    home,
    itemId,
    suggested,
    tell: (change: Partial<BankLiability> = {}) =>
      database.transaction((tx) => syncLiabilities(tx, home, [{ ...CARD, ...change }])),
    /** Takes what is suggested as debts. */
    accept: async () => {
      for (const { id } of await suggested()) {
        await database.transaction((tx) => answerSuggestion(tx, home, { accept: true }, id));
      }
    },
    pay: (debtId: string, amount: number) =>
      database.transaction((tx) =>
        payDebt(tx, home, { debtId, amount: cents(amount), source: 'manual' }),
      ),
    debts: () => listDebts(database.db, home),
  };
}

test('a card that is linked is a debt once it is accepted, and one', async () => {
  const { tell, accept, suggested, debts } = await household();
  await tell();
  expect(await debts()).toEqual([]);
  await accept();
  await tell();
  expect(await suggested()).toEqual([]);
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
  const { tell, accept, pay, debts } = await household();
  await tell();
  await accept();
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
  const { tell, accept, suggested, debts } = await household();
  const much = cents(MOST_OWED + 1);
  await tell({ accountId: 'acc_slip', balance: much });
  expect(await suggested()).toEqual([]);
  await tell();
  await accept();
  await tell({ balance: much });
  await tell({ minimumPayment: much });
  expect(await debts()).toMatchObject([{ currentBalance: 184_022, minimumPayment: 5500 }]);
});

test('nothing is owed on an account that is not linked, or on a card that is paid off', async () => {
  const { tell, suggested } = await household();
  await tell({ accountId: 'acc_other' });
  await tell({ balance: cents(0) });
  expect(await suggested()).toEqual([]);
});

test('what the bank owes again opens a debt that was closed as paid off', async () => {
  const { database, home, tell, accept, debts } = await household();
  await tell();
  await accept();
  await tell({ balance: cents(0) });
  const [debt] = await debts();
  await database.transaction((tx) => closeDebt(tx, home, undefined, debt?.id ?? ''));
  await tell({ balance: cents(0) });
  expect(await debts()).toMatchObject([{ status: 'closed' }]);
  await tell({ balance: cents(500) });
  expect(await debts()).toMatchObject([{ status: 'open', currentBalance: 500 }]);
});

test('a debt whose bank was unlinked is kept by hand, until the bank is linked again', async () => {
  const { database, home, itemId, tell, accept, suggested, debts } = await household();
  await tell();
  await accept();
  await database.transaction((tx) => unlinkBank(tx, home, undefined, itemId));
  await tell({ balance: cents(1) });
  expect(await debts()).toMatchObject([{ currentBalance: 184_022 }]);
  // The next link gives the card an id of its own.
  await linkAccounts(database, home, ['acc_again']);
  await tell({ accountId: 'acc_again', balance: cents(170_000) });
  expect(await debts()).toMatchObject([{ currentBalance: 170_000 }]);
  expect(await suggested()).toEqual([]);
});

test('a debt that was deleted is not suggested again', async () => {
  const { database, home, tell, accept, suggested, debts } = await household();
  await tell();
  await accept();
  const [debt] = await debts();
  await database.transaction((tx) => deleteDebt(tx, home, undefined, debt?.id ?? ''));
  await tell({ balance: cents(5) });
  expect([await debts(), await suggested()]).toEqual([[], []]);
});

/** A link to a bank with these cards. */
async function linkAccounts(
  database: Database,
  home: RequestContext,
  accountIds: readonly string[],
) {
  const id = newId('i', home.now);
  await database.db
    .insertInto('bank_items')
    .values({
      id,
      user_id: home.userId,
      provider: 'scripted',
      provider_item_id: id,
      institution_id: 'ins_1',
      institution_name: 'First Harbor Bank',
      access_token: new Uint8Array(),
      public_token_hash: Buffer.from(id),
      status: 'active',
      created_at: home.now,
    })
    .execute();
  await database.db
    .insertInto('bank_accounts')
    .values(
      accountIds.map((account_id) => ({
        id: newId('b', home.now),
        user_id: home.userId,
        item_id: id,
        account_id,
        name: 'Travel Card',
        type: 'credit',
        is_active: true,
        linked_at: home.now,
      })),
    )
    .execute();
  return id;
}
