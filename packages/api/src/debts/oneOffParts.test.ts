import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addDebt } from './addDebt.ts';
import { listDebts } from './listDebts.ts';
import { payDebt } from './payDebt.ts';
import { readPlan } from './readPlan.ts';
import { savePlan } from './savePlan.ts';
import { undoPayment } from './undoPayment.ts';

const DAY = calendarDay('2026-12-20');

/** A household with one card and a plan with a one-off payment of $300 on December 20. */
async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database, { now: '2026-12-01T12:00:00Z' });
  const at = (now: string) => ({ ...home, now: `2026-12-${now}:00Z` });
  const owe = (name: string, apr: number, now: string) =>
    database.transaction((tx) =>
      addDebt(tx, at(now), {
        name,
        currentBalance: cents(200_000),
        minimumPayment: cents(3_500),
        interestRate: aprFromPercent(apr),
        dueDate: 28,
      }),
    );
  const card = await owe('Card', 19.99, '01T12:00');
  await database.transaction((tx) =>
    savePlan(tx, at('01T12:00'), {
      strategy: 'avalanche',
      order: [],
      extraMonthly: cents(0),
      oneOffs: [{ on: DAY, amount: cents(30_000) }],
      includeRoundUps: false,
    }),
  );
  const pay = (amount: number, now: string, source: 'manual' | 'accelerated' = 'manual') =>
    database.transaction((tx) =>
      payDebt(tx, at(now), { debtId: card.id, amount: cents(amount), source }),
    );
  const undo = (id: string, now: string) =>
    database.transaction((tx) => undoPayment(tx, at(now), undefined, id));
  const owed = async (now: string) =>
    (await listDebts(database.db, at(now))).find(({ id }) => id === card.id);
  const plan = (now: string) => readPlan(database.db, at(now));
  return { owe, pay, undo, owed, plan };
}

test('what a payment was made with stays so, whatever is owed later', async () => {
  const { owe, pay, owed, plan } = await household();
  await pay(10_000, '20T09:00');
  expect(await owed('20T09:01')).toMatchObject({ oneOffPaidToday: 10_000, paidSinceDue: 0 });
  await pay(25_000, '20T18:00', 'accelerated');
  expect(await owed('20T18:01')).toMatchObject({ oneOffPaidToday: 30_000, paidSinceDue: 5_000 });
  expect(await plan('20T18:01')).toMatchObject({ paidOneOffDays: [] });
  await owe('Payday loan', 36, '21T09:00');
  expect(await owed('21T09:01')).toMatchObject({ oneOffPaidToday: 0, paidSinceDue: 5_000 });
  expect(await plan('21T09:01')).toMatchObject({ paidOneOffDays: [DAY] });
});

test('a part, or one of which a payment was undone, is a payment like any other the day after', async () => {
  const { pay, undo, owed, plan } = await household();
  const { id } = await pay(10_000, '20T09:00');
  await pay(20_000, '20T09:00');
  await undo(id, '20T09:00');
  expect(await owed('20T09:01')).toMatchObject({ oneOffPaidToday: 20_000, paidSinceDue: 0 });
  expect(await owed('21T09:00')).toMatchObject({ paidSinceDue: 20_000 });
  expect(await plan('21T09:00')).toMatchObject({ paidOneOffDays: [] });
});

test('what is paid on another day is no part of it', async () => {
  const { pay, owed } = await household();
  await pay(30_000, '19T23:59');
  await pay(10_000, '21T00:01');
  expect(await owed('21T09:00')).toMatchObject({ oneOffPaidToday: 0, paidSinceDue: 40_000 });
});
