import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { readHistoryRange } from '@dime-time/finance-core/server';
import { expect, test } from 'vitest';
import { syncLiabilities } from '../banking/syncLiabilities.ts';
import { correctDebtBalance } from '../debts/correctDebtBalance.ts';
import { deleteDebt } from '../debts/deleteDebt.ts';
import { addDebt } from '../debts/index.ts';
import { payDebt } from '../debts/payDebt.ts';
import { undoPayment } from '../debts/undoPayment.ts';
import { presentDay, readLedger, type RequestContext } from '../ledger/index.ts';
import { collectRoundUp } from '../testing/collectRoundUp.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { readHistory } from './readHistory.ts';

const CARD = {
  name: 'Everyday Card',
  currentBalance: cents(100_000),
  minimumPayment: cents(2500),
  interestRate: aprFromPercent(24.99),
  dueDate: 15,
};

async function household(given: Partial<RequestContext> = {}) {
  const database = await testDatabase();
  const home = await testHousehold(database, given);
  const at = (now: string) => ({ ...home, now });
  return {
    database,
    home,
    owe: (now: string, change: object = {}) =>
      database.transaction((tx) => addDebt(tx, at(now), { ...CARD, ...change })),
    pay: (now: string, debtId: string, amount: number) =>
      database.transaction((tx) =>
        payDebt(tx, at(now), { debtId, amount: cents(amount), source: 'manual' }),
      ),
    undo: (now: string, id: string) =>
      database.transaction((tx) => undoPayment(tx, at(now), undefined, id)),
    correct: (now: string, id: string, amount: number) =>
      database.transaction((tx) =>
        correctDebtBalance(
          tx,
          at(now),
          { amount: cents(amount), on: calendarDay(now.slice(0, 10)), reason: 'interest' },
          id,
        ),
      ),
    roundUp: (now: string, amount: number) => collectRoundUp(database, at(now), amount),
    history: (query = '', now = home.now) => {
      const range = readHistoryRange(new URLSearchParams(query), presentDay(at(now)).today);
      return readHistory(database.db, at(now), range);
    },
    faults: () => database.transaction(async (tx) => (await readLedger(tx)).faults),
  };
}

test('a household without anything has no months', async () => {
  const { history } = await household();
  expect(await history()).toEqual([]);
});

test('the months are worked out from the ledger, to the cent', async () => {
  const { owe, pay, correct, roundUp, history, faults } = await household();
  const { id } = await owe('2026-08-10T12:00:00Z');
  await pay('2026-09-15T12:00:00Z', id, 15_500);
  await pay('2026-09-20T12:00:00Z', id, 500);
  await roundUp('2026-09-21T12:00:00Z', 33);
  await correct('2026-10-03T12:00:00Z', id, 85_750);
  await pay('2026-11-15T12:00:00Z', id, 85_750);
  await roundUp('2026-11-15T12:00:00Z', 20);
  const months = await history();
  expect(months).toEqual([
    month('2026-08', id, { balance: 100_000 }),
    month('2026-09', id, { balance: 84_000, paid: 16_000, roundUps: 33 }),
    month('2026-10', id, {
      balance: 85_750,
      interest: 1750,
      corrections: [{ on: '2026-10-03', reason: 'interest', amount: 1750 }],
    }),
    month('2026-11', id, { balance: 0, paid: 85_750, roundUps: 20 }),
  ]);
  expect(await history('from=2026-10&to=2026-10')).toEqual(months.slice(2, 3));
  expect(await history('to=2026-09')).toEqual(months.slice(0, 2));
  expect(await faults()).toEqual([]);
});

interface Figures {
  readonly balance: number;
  readonly paid?: number;
  readonly interest?: number;
  readonly roundUps?: number;
  readonly corrections?: readonly object[];
}

function month(
  name: string,
  debtId: string,
  { balance, paid = 0, interest = 0, roundUps = 0, corrections }: Figures,
) {
  const debts = [{ debtId, balance, paid, interest, corrections }];
  return { month: name, totalDebt: balance, paid, interest, roundUps, debts };
}

test('months begin at midnight in the zone of the household', async () => {
  const { owe, pay, roundUp, history } = await household({ timeZone: 'America/Los_Angeles' });
  const { id } = await owe('2026-10-10T12:00:00Z');
  await pay('2026-11-01T06:59:59.999Z', id, 1000);
  await roundUp('2026-11-01T06:59:59.999Z', 11);
  // The clocks have not changed yet at that midnight.
  await pay('2026-11-01T07:00:00Z', id, 2000);
  await roundUp('2026-11-01T07:00:00Z', 22);
  expect(await history()).toMatchObject([
    { month: '2026-10', totalDebt: 99_000, paid: 1000, roundUps: 11 },
    { month: '2026-11', totalDebt: 97_000, paid: 2000, roundUps: 22 },
  ]);
});

test('the running month is of the zone, too', async () => {
  const now = '2026-12-01T06:00:00Z';
  const { owe, history } = await household({ timeZone: 'America/Los_Angeles', now });
  await owe(now);
  expect(await history()).toMatchObject([{ month: '2026-11', totalDebt: 100_000 }]);
});

test('the running month owes what is owed now, also where a payment is dated later', async () => {
  const { owe, pay, history } = await household();
  const { id } = await owe('2026-10-10T12:00:00Z');
  await pay('2026-12-01T12:00:00Z', id, 4000);
  expect((await history()).at(-1)).toMatchObject({ month: '2026-11', totalDebt: 96_000 });
  expect(await history('to=2026-10')).toMatchObject([{ month: '2026-10', totalDebt: 100_000 }]);
});

test('a month of purchases alone counts as a first one', async () => {
  const { roundUp, history } = await household();
  await roundUp('2026-06-10T12:00:00Z', 33);
  await roundUp('2026-08-10T12:00:00Z', 12);
  const all = await history();
  expect(all.map((one) => [one.month, one.roundUps])).toEqual([
    ['2026-06', 33],
    ['2026-07', 0],
    ['2026-08', 12],
    ['2026-09', 0],
    ['2026-10', 0],
    ['2026-11', 0],
  ]);
  expect(await history('from=2026-07')).toEqual(all.slice(1));
});

test('a payment that is undone after the end of its month is in neither', async () => {
  const { owe, pay, undo, history, faults } = await household();
  const { id } = await owe('2026-10-10T12:00:00Z');
  const payment = await pay('2026-10-31T23:59:55Z', id, 4000);
  await undo('2026-11-01T00:00:03Z', payment.id);
  expect(await history()).toMatchObject([
    { month: '2026-10', totalDebt: 100_000, paid: 0 },
    { month: '2026-11', totalDebt: 100_000, paid: 0 },
  ]);
  expect(await faults()).toEqual([]);
});

test('a debt that is deleted later is gone from the months before', async () => {
  const { database, home, owe, history } = await household();
  const kept = await owe('2026-10-10T12:00:00Z');
  const { id } = await owe('2026-09-10T12:00:00Z');
  await database.transaction((tx) => deleteDebt(tx, home, undefined, id));
  const months = await history();
  expect(months.map((one) => one.month)).toEqual(['2026-10', '2026-11']);
  expect(months.flatMap(({ debts }) => debts.map(({ debtId }) => debtId))).toEqual([
    kept.id,
    kept.id,
  ]);
});

test('a balance that a bank reports is no interest', async () => {
  const { database, home, history } = await household();
  await database.transaction((tx) => addDebt(tx, home, { ...CARD, bankAccountId: 'acc_card' }));
  const liability = {
    accountId: 'acc_card',
    name: 'Card',
    mask: '2222',
    balance: cents(112_345),
    apr: CARD.interestRate,
    minimumPayment: CARD.minimumPayment,
    nextDueDate: null,
  };
  await database.transaction((tx) => syncLiabilities(tx, home, [liability]));
  expect(await history()).toMatchObject([{ totalDebt: 112_345, paid: 0, interest: 0 }]);
});

test('a household has nothing of another one', async () => {
  const [mine, other] = [await household(), await household()];
  const { id } = await other.owe('2026-08-10T12:00:00Z');
  await other.pay('2026-09-15T12:00:00Z', id, 15_500);
  await other.roundUp('2026-09-21T12:00:00Z', 33);
  expect(await mine.history()).toEqual([]);
  await mine.owe('2026-11-10T12:00:00Z');
  expect(await mine.history()).toMatchObject([{ month: '2026-11', totalDebt: 100_000 }]);
});
