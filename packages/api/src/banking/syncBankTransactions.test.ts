import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { newId } from '../db/index.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { DEFAULT_SETTINGS, includeRoundUps, saveRoundUpSettings } from '../round-ups/index.ts';
import { sweepRoundUps } from '../round-ups/sweepRoundUps.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { listTokenRewards } from '../token/listTokenRewards.ts';
import { type BankRecord, listTransactions } from '../transactions/index.ts';
import type { BankChanges } from './bankProvider.ts';
import { syncBankTransactions } from './syncBankTransactions.ts';
import { upsertBankAccounts } from './upsertBankAccounts.ts';

/** A household with two accounts, `acc` and `other`, linked long ago unless a test says when. */
async function linked({ linkedAt = '2026-05-01T08:00:00Z', timeZone = 'UTC' } = {}) {
  const database = await testDatabase();
  const { db } = database;
  const home = await testHousehold(database, { timeZone });
  const item = { id: newId('i', home.now) };
  await db
    .insertInto('bank_items')
    .values({
      id: item.id,
      user_id: home.userId,
      provider: 'sandbox',
      provider_item_id: item.id,
      access_token: new Uint8Array([1]),
      public_token_hash: new Uint8Array([2]),
      status: 'active',
      created_at: linkedAt,
    })
    .execute();
  const accounts = ['acc', 'other'].map((accountId) => ({ ...ACCOUNT, accountId }));
  await database.transaction((tx) => upsertBankAccounts(tx, home, item.id, accounts));
  const enter = (changes: Partial<BankChanges>) =>
    database.transaction((tx) =>
      syncBankTransactions(tx, home, { item, added: [], modified: [], removed: [], ...changes }),
    );
  return {
    database,
    home,
    enter,
    choose: (settings: Partial<RoundUpSettings>, now = home.now) =>
      database.transaction((tx) =>
        saveRoundUpSettings(tx, { ...home, now }, { ...DEFAULT_SETTINGS, ...settings }),
      ),
    purchases: async () =>
      (await listTransactions(db, home)).transactions.map(({ merchant, amount, roundUpAmount }) => [
        merchant,
        amount,
        roundUpAmount,
      ]),
    total: async () => (await readDashboardSummary(db, home)).totalRoundUps,
  };
}

const ACCOUNT = {
  name: 'Checking',
  type: 'depository',
  subtype: 'checking',
  mask: '0000',
  current: cents(120_342),
  available: cents(110_000),
};

function compare(a: unknown, b: unknown): number {
  return Number(a) - Number(b);
}

function row(id: string, amount: number, more: Partial<BankRecord> = {}): BankRecord {
  return {
    transaction_id: id,
    account_id: 'acc',
    name: 'HARBOR COFFEE POS',
    merchant_name: 'Harbor Coffee',
    category: ['Food and Drink'],
    date: '2026-11-18' as BankRecord['date'],
    amount: cents(amount),
    ...more,
  };
}

test('purchases are entered and rounded up, other rows are kept and nothing else', async () => {
  const { database, home, enter, purchases, total } = await linked();
  await enter({
    added: [
      row('1', 467),
      row('2', 1000, { name: 'TRANSFER', category: ['Transfer', 'Debit'] }),
      row('3', -500),
      row('4', 250, { pending: true }),
    ],
  });
  expect(await purchases()).toEqual([['Harbor Coffee', 467, 33]]);
  expect(await total()).toBe(33);
  expect(await listTokenRewards(database.db, home)).toMatchObject([
    { action: 'round_up', amount: 10_000_000n },
  ]);
  const rows = await database.db
    .selectFrom('bank_transactions')
    .select('transaction_id')
    .where('user_id', '=', home.userId)
    .execute();
  expect(rows).toHaveLength(4);
});

test('the settings in force count, and a purchase that is told again keeps its round-up', async () => {
  const { enter, choose, purchases } = await linked();
  await choose({ multiplier: 2 });
  await enter({ added: [row('1', 467)] });
  await choose({ isEnabled: false });
  await enter({ added: [row('1', 467), row('2', 467)] });
  expect(new Set((await purchases()).map(([, , roundUp]) => roundUp))).toEqual(new Set([0, 66]));
});

/** A household that links its bank at noon of the 18th and looks at it on the 19th. */
const LINKED_AT = '2026-11-18T12:00:00.000Z';

test.each([
  ['before the link', '2026-11-18T11:59:59Z', 0],
  ['at the link', '2026-11-18T12:00:00Z', 33],
  ['months before it', '2026-07-01T12:00:00Z', 0],
])('a purchase %s rounds up to what is after it', async (_when, datetime, spare) => {
  const { enter, purchases, total } = await linked({ linkedAt: LINKED_AT });
  await enter({ added: [row('1', 467, { datetime })] });
  expect([await purchases(), await total()]).toEqual([[['Harbor Coffee', 467, spare]], spare]);
});

test.each([
  ['2026-11-18', 'UTC', 0],
  ['2026-11-19', 'UTC', 33],
  // It is the 19th there already.
  ['2026-11-19', 'Pacific/Auckland', 0],
])('of a purchase of %s alone nothing is known before the day after, in %s', async (...given) => {
  const [day, timeZone, spare] = given;
  const { enter, total } = await linked({ linkedAt: LINKED_AT, timeZone });
  await enter({ added: [row('1', 467, { date: calendarDay(day) })] });
  expect(await total()).toBe(spare);
});

test('a purchase from before round-ups were switched on, or from a pause, rounds up to nothing', async () => {
  const { enter, choose, total } = await linked();
  await choose({ isEnabled: false }, '2026-11-10T12:00:00Z');
  await choose({}, '2026-11-12T12:00:00Z');
  await enter({ added: [row('1', 467, { datetime: '2026-11-12T11:00:00Z' })] });
  expect(await total()).toBe(0);
  await enter({ added: [row('2', 467, { datetime: '2026-11-12T12:00:00Z' })] });
  expect(await total()).toBe(33);
  await choose({ pausedUntil: '2026-11-15T12:00:00Z' }, '2026-11-13T12:00:00Z');
  await enter({ added: [row('3', 467, { datetime: '2026-11-15T11:00:00Z' })] });
  expect(await total()).toBe(33);
  await enter({ added: [row('4', 467, { datetime: '2026-11-15T12:00:00Z' })] });
  expect(await total()).toBe(66);
});

test('this month’s purchases from before the link are offered once, and rounded up on a yes', async () => {
  const { database, home, enter, choose, purchases, total } = await linked({ linkedAt: LINKED_AT });
  const offer = async () => (await readDashboardSummary(database.db, home)).earlierRoundUps;
  const include = (from: string | null) =>
    database.transaction(async (tx) => {
      await includeRoundUps(tx, home, { from: from === null ? null : calendarDay(from) });
      return readDashboardSummary(tx, home);
    });
  await enter({
    added: [
      row('1', 467, { date: calendarDay('2026-11-17') }),
      row('2', 410, { date: calendarDay('2026-11-03') }),
      row('3', 500, { date: calendarDay('2026-11-04') }),
      row('4', 467, { date: calendarDay('2026-10-31') }),
    ],
  });
  expect(await offer()).toEqual({ from: '2026-11-01', amount: 123, purchases: 2, cause: 'link' });
  await choose({ isEnabled: false });
  expect(await offer()).toBeUndefined();
  await choose({ multiplier: 2 });
  await enter({ removed: [{ account_id: 'acc', transaction_id: '2' }] });
  expect(await offer()).toEqual({ from: '2026-11-01', amount: 66, purchases: 1, cause: 'link' });
  await expect(include('2026-11-20')).rejects.toMatchObject({ status: 422 });
  await expect(include('2026-10-31')).rejects.toMatchObject({ status: 422 });
  expect(await include('2026-11-05')).toMatchObject({ totalRoundUps: 66, roundUpsWaiting: 66 });
  // Purchases from before the link that the bank reports later are no longer offered.
  await enter({ added: [row('5', 467, { date: calendarDay('2026-11-16') })] });
  expect([await offer(), await total()]).toEqual([undefined, 66]);
  // A purchase that was rounded up is rounded up again if the bank corrects it.
  await enter({ modified: [row('1', 490, { date: calendarDay('2026-11-17') })] });
  expect(await total()).toBe(20);
  expect(await purchases()).toContainEqual(['Harbor Coffee', 490, 20]);
  await include('2026-11-01');
  expect(await total()).toBe(20);
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('what the bank tells from while round-ups were off is offered, and what is from a pause is not', async () => {
  const { database, home, enter, choose, total } = await linked();
  const offer = async () => (await readDashboardSummary(database.db, home)).earlierRoundUps;
  await choose({ isEnabled: false }, '2026-11-10T12:00:00Z');
  await enter({ added: [row('1', 310, { datetime: '2026-11-11T12:00:00Z' })] });
  await choose({}, '2026-11-12T12:00:00Z');
  // It comes late.
  await enter({ added: [row('2', 467, { datetime: '2026-11-12T11:00:00Z' })] });
  await choose({ pausedUntil: '2026-11-15T12:00:00Z' }, '2026-11-13T12:00:00Z');
  await enter({ added: [row('3', 467, { datetime: '2026-11-15T11:00:00Z' })] });
  expect(await total()).toBe(0);
  expect(await offer()).toEqual({ from: '2026-11-01', amount: 123, purchases: 2, cause: 'off' });
  const included = await database.transaction(async (tx) => {
    await includeRoundUps(tx, home, { from: calendarDay('2026-11-01') });
    return readDashboardSummary(tx, home);
  });
  expect(included).toMatchObject({ totalRoundUps: 123, roundUpsWaiting: 123 });
  expect(await offer()).toBeUndefined();
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('the same id at another account is another purchase', async () => {
  const { enter, purchases } = await linked();
  await enter({ added: [row('1', 467), row('1', 467, { account_id: 'other' })] });
  expect(await purchases()).toHaveLength(2);
});

test('a posted row takes the place of its pending one, whichever is told first', async () => {
  const { database, home, enter, purchases } = await linked();
  const posted = row('1', 500, { pending_transaction_id: '1-pending' });
  await enter({ added: [posted] });
  await enter({ added: [row('1-pending', 467, { pending: true })] });
  expect(await purchases()).toEqual([['Harbor Coffee', 500, 0]]);
  const standing = await database.db
    .selectFrom('bank_transactions')
    .select('transaction_id')
    .where('user_id', '=', home.userId)
    .where('removed_at', 'is', null)
    .execute();
  expect(standing).toEqual([{ transaction_id: '1' }]);
});

test('a changed amount is rounded up anew, up and down', async () => {
  const { enter, purchases, total } = await linked();
  await enter({ added: [row('1', 467)] });
  await enter({ modified: [row('1', 410)] });
  expect([await purchases(), await total()]).toEqual([[['Harbor Coffee', 410, 90]], 90]);
  await enter({ modified: [row('1', 490)] });
  expect([await purchases(), await total()]).toEqual([[['Harbor Coffee', 490, 10]], 10]);
});

test('a removed purchase is taken back with its round-up, and may come again', async () => {
  const { enter, purchases, total } = await linked();
  await enter({ added: [row('1', 467)] });
  await enter({ removed: [{ account_id: 'acc', transaction_id: '1' }] });
  expect([await purchases(), await total()]).toEqual([[], 0]);
  await enter({ added: [row('1', 467)] });
  expect([await purchases(), await total()]).toEqual([[['Harbor Coffee', 467, 33]], 33]);
});

test('what was applied already stays applied: the balance never falls below nothing', async () => {
  const { database, home, enter, total } = await linked();
  await database.transaction((tx) =>
    addDebt(tx, home, {
      name: 'Card',
      currentBalance: cents(10_000),
      minimumPayment: cents(100),
      interestRate: aprFromPercent(20),
      dueDate: 1,
    }),
  );
  await enter({ added: [row('1', 467)] });
  await database.transaction((tx) =>
    sweepRoundUps(tx, home, { key: 'week:2026-11-15' }, listDebts),
  );
  await enter({
    added: [row('2', 490)],
    removed: [{ account_id: 'acc', transaction_id: '1' }],
  });
  // 33 cents were applied; all 10 cents of the new round-up went toward returning them.
  expect(await total()).toBe(33);
});

test('however rows come, change and go, every purchase is there once and the books balance', async () => {
  const change = fc.record({
    id: fc.constantFrom('1', '2', '3'),
    amount: fc.constantFrom(-500, 0, 410, 467, 500),
    pending: fc.boolean(),
    how: fc.constantFrom('added', 'modified', 'removed'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }),
      async (looks) => {
        const { enter, purchases, total } = await linked();
        const expected = new Map<string, number>();
        for (const look of looks) {
          const rowsOf = (how: string) =>
            look
              .filter((one) => one.how === how)
              .map((one) => row(one.id, one.amount, { pending: one.pending }));
          const removed = rowsOf('removed');
          await enter({ added: rowsOf('added'), modified: rowsOf('modified'), removed });
          for (const one of [...rowsOf('added'), ...rowsOf('modified')]) {
            if (one.amount > 0 && !one.pending) expected.set(one.transaction_id, one.amount);
            else expected.delete(one.transaction_id);
          }
          for (const one of removed) expected.delete(one.transaction_id);
        }
        const amounts = [...expected.values()];
        expect((await purchases()).map(([, amount]) => amount).toSorted(compare)).toEqual(
          amounts.toSorted(compare),
        );
        expect(await total()).toBe(
          amounts.reduce((sum, amount) => sum + ((100 - (amount % 100)) % 100), 0),
        );
      },
    ),
    { numRuns: 15 },
  );
  expect((await checkLedger((await testDatabase()).db)).faults).toEqual([]);
});
