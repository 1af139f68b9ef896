import {
  aprFromPercent,
  calendarDayOf,
  cents,
  epochMillis,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import fc from 'fast-check';
import { upsertBankAccounts } from '../../packages/api/src/banking/index.ts';
import { syncBankTransactions } from '../../packages/api/src/banking/syncBankTransactions.ts';
import type { CryptoOrderOutcome } from '../../packages/api/src/crypto/cryptoProvider.ts';
import { type CryptoProvider, placeCryptoOrders } from '../../packages/api/src/crypto/index.ts';
import { type Database, newId } from '../../packages/api/src/db/index.ts';
import { addDebt, listDebts } from '../../packages/api/src/debts/index.ts';
import { listPayments } from '../../packages/api/src/debts/listPayments.ts';
import { payDebt } from '../../packages/api/src/debts/payDebt.ts';
import { undoPayment } from '../../packages/api/src/debts/undoPayment.ts';
import type { RequestContext } from '../../packages/api/src/ledger/index.ts';
import {
  DEFAULT_SETTINGS,
  includeRoundUps,
  saveRoundUpSettings,
  thresholdSweep,
  weeklySweep,
} from '../../packages/api/src/round-ups/index.ts';
import { testHousehold } from '../../packages/api/src/testing/testHousehold.ts';
import { addTransaction } from '../../packages/api/src/transactions/addTransaction.ts';
import type { BankRecord } from '../../packages/api/src/transactions/index.ts';
import { silentLog as log } from './silentLog.ts';
import { runJob } from '../../packages/api/src/testing/runJob.ts';

export const HOUR = 3_600_000;
/** A Thursday. The bank is linked then. */
export const BEGIN = epochMillis('2026-11-05T12:00:00Z');
/** Little enough that a debt is paid off at times. */
export const OWED = [3000, 50_000];

/** What happens in the life of a household, some hours after what happened before. */
export const event = fc.record({
  hours: fc.integer({ min: 0, max: 70 }),
  crash: fc.option(
    fc.record({ transaction: fc.integer({ min: 1, max: 3 }), isCommitted: fc.boolean() }),
    { nil: undefined, freq: 4 },
  ),
  what: fc.oneof(
    { weight: 4, arbitrary: amountOf('buy', 1, 3000) },
    { weight: 1, arbitrary: amountOf('refund', 1, 3000) },
    // Few enough amounts that a refund finds its purchase.
    { weight: 3, arbitrary: amountOf('buy', 466, 467) },
    { weight: 2, arbitrary: amountOf('refund', 466, 467) },
    { weight: 3, arbitrary: amountOf('apply', 1, 1500) },
    { weight: 2, arbitrary: amountOf('apply twice at once', 1, 800) },
    { weight: 1, arbitrary: amountOf('pay by hand', 1, 500) },
    { weight: 3, arbitrary: amountOf('undo', 0, 0) },
    { weight: 4, arbitrary: amountOf('jobs', 0, 0) },
    { weight: 2, arbitrary: amountOf('a coin order ends', 0, 3) },
    { weight: 3, arbitrary: amountOf('a bank row', 0, 3000) },
    { weight: 2, arbitrary: amountOf('a bank row is gone', 0, 5) },
    { weight: 1, arbitrary: amountOf('include', 0, 1) },
    { weight: 2, arbitrary: amountOf('settings', 0, 2 ** 20) },
  ),
});

function amountOf<Kind extends string>(kind: Kind, min: number, max: number) {
  return fc.record({ kind: fc.constant(kind), amount: fc.integer({ min, max }) });
}

export type What =
  typeof event extends fc.Arbitrary<infer Event extends { what: unknown }> ? Event['what'] : never;

/** A household with two debts and a bank that is linked. */
export async function live(database: Database) {
  const home = await testHousehold(database, { now: instantAt(BEGIN) });
  const item = { id: newId('i', home.now) };
  await database.transaction(async (tx) => {
    for (const [index, owed] of OWED.entries()) {
      await addDebt(tx, home, {
        name: `Card ${index}`,
        currentBalance: cents(owed),
        minimumPayment: cents(1000),
        interestRate: aprFromPercent(20 + index),
        dueDate: 1,
      });
    }
    const provider = { provider: 'test', provider_item_id: item.id, status: 'active' };
    const [access_token, public_token_hash] = [new Uint8Array([1]), new Uint8Array([2])];
    await tx
      .insertInto('bank_items')
      .values({
        ...item,
        ...provider,
        user_id: home.userId,
        access_token,
        public_token_hash,
        created_at: home.now,
      })
      .execute();
    const account = { accountId: 'acc', name: 'Checking', type: 'depository', mask: '0000' };
    const balances = { subtype: 'checking', current: null, available: cents(20_500) };
    await upsertBankAccounts(tx, home, item.id, [{ ...account, ...balances }]);
  });
  return { home, item };
}

type Life = Awaited<ReturnType<typeof live>>;

/** Does it, as a process that may die of it. */
export async function happen(database: Database, { home, item }: Life, what: What): Promise<void> {
  const { kind, amount } = what;
  const { now } = home;
  const enter = (sum: number) =>
    database.transaction((tx) =>
      addTransaction(tx, home, {
        merchant: 'Shop',
        category: 'Food',
        date: now,
        amount: sum as Cents,
      }),
    );
  const pay = async (source: 'roundup' | 'manual') => {
    const debts = await listDebts(database.db, home);
    const debt = debts.find(({ currentBalance }) => currentBalance >= amount);
    const debtId = debt?.id ?? '';
    return database.transaction((tx) =>
      payDebt(tx, home, { debtId, amount: cents(amount), source }),
    );
  };
  const row: BankRecord = {
    // Days before the link and after it; a few of each, so that one is changed at times.
    transaction_id: `row-${amount % 6}`,
    account_id: 'acc',
    name: 'SHOP',
    merchant_name: null,
    category: ['Shops'],
    date: calendarDayOf(instantAt(BEGIN + ((amount % 6) - 2) * 24 * HOUR), 'UTC'),
    amount: cents(amount),
    pending: false,
  };
  const look = { item, added: [], modified: [], removed: [] };
  switch (kind) {
    case 'buy':
      return void (await enter(amount));
    case 'refund':
      return void (await enter(-amount));
    case 'apply':
      return void (await pay('roundup'));
    case 'apply twice at once':
      return void (await Promise.allSettled([pay('roundup'), pay('roundup')]));
    case 'pay by hand':
      return void (await pay('manual'));
    case 'undo': {
      const [last] = await listPayments(database.db, home);
      const id = last?.id ?? '';
      return database.transaction((tx) => undoPayment(tx, home, undefined, id));
    }
    case 'jobs':
      await runJob(weeklySweep, { database, log, listDebts }, now);
      return runJob(thresholdSweep, { database, log, listDebts }, now);
    case 'a coin order ends':
      return placeCryptoOrders({ database, log, crypto: exchange(home, amount) }, now);
    case 'a bank row':
      return database.transaction((tx) =>
        syncBankTransactions(tx, home, { ...look, added: [row] }),
      );
    case 'a bank row is gone':
      return database.transaction((tx) =>
        syncBankTransactions(tx, home, { ...look, removed: [row] }),
      );
    case 'include': {
      const from = amount === 0 ? null : calendarDayOf(instantAt(BEGIN - 72 * HOUR), 'UTC');
      return database.transaction((tx) => includeRoundUps(tx, home, { from }));
    }
    case 'settings':
      return void (await database.transaction((tx) =>
        saveRoundUpSettings(tx, home, settingsOf(amount, now)),
      ));
  }
}

/** Each bit of a number is a choice. */
function settingsOf(bits: number, now: Instant) {
  const pick = <T>(shift: number, ...choices: readonly [T, ...T[]]): T =>
    choices[(bits >> shift) % choices.length] ?? choices[0];
  return {
    ...DEFAULT_SETTINGS,
    isEnabled: pick(0, true, true, true, false),
    multiplier: pick(2, 1, 2, 3, 5),
    autoApplyThreshold: pick(4, cents(1000), cents(2500)),
    cryptoEnabled: pick(5, true, false),
    cryptoPercentage: pick(6, 25, 50, 100, 0),
    sweep: pick(8, 'both', 'weekly', 'threshold', 'both'),
    // The account has $5 more than the second, and nothing to spare above the third.
    floor: pick(10, cents(0), cents(20_000), cents(0), cents(30_000)),
    pausedUntil: pick(12, null, null, null, instantAt(epochMillis(now) + 50 * HOUR)),
  } as const;
}

/** Ends the orders of a household: all of it bought, a part, nothing, or not known yet. */
function exchange({ userId }: RequestContext, how: number): CryptoProvider {
  return {
    name: 'test',
    configured: true,
    async order({ clientOrderId, amountUsd }): Promise<CryptoOrderOutcome> {
      const orderId = `${userId}-${clientOrderId}`;
      if (how === 0) return { status: 'failed', orderId };
      if (how === 1) return { status: 'pending', orderId };
      const spent = how === 2 ? amountUsd : (Math.ceil(amountUsd / 2) as Cents);
      const bought = { cryptoAmount: quantity(1n), at: instantAt(BEGIN) };
      return { status: 'completed', orderId, spent, ...bought };
    },
  };
}

export function instantAt(millis: number): Instant {
  return new Date(millis).toISOString();
}
