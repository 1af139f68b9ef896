import { calendarDay, cents } from '@dime-time/finance-core';
import { beforeAll, beforeEach } from 'vitest';
import { createEncryption } from '../encryption/index.ts';
import { type BankDeps, BankError, type BankProvider } from '../banking/index.ts';
import { createLogger } from '../config/logger.ts';
import type { Database } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { type BankRecord, listTransactions } from '../transactions/index.ts';
import { testDatabase } from './testDatabase.ts';
import { testHousehold } from './testHousehold.ts';

const SECRET = 'a secret for tests alone';

/** A bank transaction on the day after the link, with the given changes. */
export const row = (id: string, change: Partial<BankRecord> = {}): BankRecord => ({
  transaction_id: id,
  account_id: 'acc_1',
  name: 'HARBOR COFFEE POS',
  merchant_name: 'Harbor Coffee',
  category: ['Food and Drink'],
  date: calendarDay('2026-11-20'),
  amount: cents(467),
  pending: false,
  ...change,
});

/** A provider call that fails. */
export const failing = (failure: BankError['failure']) => () =>
  Promise.reject(new BankError(failure, 'as the test wants it'));

/** A provider with scripted responses that records its calls. */
function scripted(userId: string, change: Partial<BankProvider>) {
  const asked: string[] = [];
  const bank: BankProvider = {
    // So that a sync of all banks finds only those of this household.
    name: `scripted ${userId}`,
    createLinkToken: async ({ accessToken }) => `link-${accessToken ?? 'new'}`,
    async exchangePublicToken(publicToken) {
      asked.push(`exchange ${publicToken}`);
      return {
        accessToken: `access-${publicToken}`,
        itemId: `item-${publicToken}-${userId}`,
      };
    },
    institution: async () => ({ id: 'ins_1', name: 'First Harbor Bank' }),
    accounts: async () => [
      {
        accountId: 'acc_1',
        name: 'Checking',
        type: 'depository',
        subtype: 'checking',
        mask: '0000',
        current: cents(120_342),
        available: null,
      },
    ],
    async sync(accessToken, cursor) {
      asked.push(`sync ${accessToken} ${cursor ?? 'all'}`);
      return { added: cursor ? [] : [row('1')], modified: [], removed: [], cursor: 'c1' };
    },
    liabilities: async () => [],
    async remove(accessToken) {
      asked.push(`remove ${accessToken}`);
    },
    verifyWebhook: async () => undefined,
    ...change,
  };
  return { bank, asked };
}

/**
 * Creates a new household without a bank for each test of a file.
 *
 * @param open opens another database than the shared one.
 */
export function setUpBank(open: () => Promise<Database> = testDatabase) {
  let database: Database;
  let household: RequestContext;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    household = await testHousehold(database);
  });
  return {
    get database() {
      return database;
    },
    get household() {
      return household;
    },
    depsWith: (bank: BankProvider | undefined, ...secrets: string[]): BankDeps => ({
      database,
      bank,
      encryption: createEncryption([...secrets, SECRET]),
      log: createLogger('silent'),
    }),
    scripted: (change: Partial<BankProvider> = {}) => scripted(household.userId, change),
    /** The purchases of the household: merchant, amount and round-up. */
    merchants: async () =>
      (await listTransactions(database.db, household, {})).transactions.map((one) => [
        one.merchant,
        one.amount,
        one.roundUpAmount,
      ]),
  };
}
