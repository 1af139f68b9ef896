import { addCents, aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { sandboxPublicToken } from '@dime-time/finance-core/contract';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTokenVault } from '../../auth/tokenVault.ts';
import type { Database } from '../../db/index.ts';
import type { Household } from '../../household.ts';
import { listDebts, listTransactions, readUser } from '../../rules/index.ts';
import { testDatabase, testHousehold } from '../../testing/index.ts';
import { ACCESS_TOKEN, type BankDeps } from './bankDeps.ts';
import { BankError } from './bankError.ts';
import type { BankProvider, BankRecord, BankWebhook } from './bankProvider.ts';
import { handleWebhook } from './handleWebhook.ts';
import {
  createLinkToken,
  linkBank,
  listBankAccounts,
  listBankBalances,
  listBankTransactions,
  refreshBanks,
} from './index.ts';
import { createSandboxProvider } from './sandbox/createSandboxProvider.ts';

const NOW = '2026-11-19T14:05:00Z';

let database: Database;
let household: Household;

beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
beforeEach(async () => {
  household = await testHousehold(database);
});

const SECRET = 'a secret for tests alone';

function depsWith(bank: BankProvider | undefined, ...secrets: string[]): BankDeps {
  return {
    database,
    bank,
    vault: createTokenVault([...secrets, SECRET]),
    log: pino({ level: 'silent' }),
  };
}

const row = (id: string, change: Partial<BankRecord> = {}): BankRecord => ({
  transaction_id: id,
  account_id: 'acc_1',
  name: 'HARBOR COFFEE POS',
  merchant_name: 'Harbor Coffee',
  category: ['Food and Drink'],
  date: calendarDay('2026-11-18'),
  amount: cents(467),
  pending: false,
  ...change,
});

/** A provider whose answers a test writes; what it was asked is noted. */
function scripted(change: Partial<BankProvider> = {}) {
  const asked: string[] = [];
  const bank: BankProvider = {
    // The look at all banks then finds those of this household alone.
    name: `scripted ${household.userId}`,
    createLinkToken: async ({ accessToken }) => `link-${accessToken ?? 'new'}`,
    async exchangePublicToken(publicToken) {
      asked.push(`exchange ${publicToken}`);
      return {
        accessToken: `access-${publicToken}`,
        itemId: `item-${publicToken}-${household.userId}`,
        institutionId: 'ins_1',
        institutionName: 'First Harbor Bank',
      };
    },
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

const failing = (failure: BankError['failure']) => () =>
  Promise.reject(new BankError(failure, 'as the test wants it'));

const merchants = async () =>
  (await listTransactions(database.db, household, {})).transactions.map((one) => [
    one.merchant,
    one.amount,
    one.roundUpAmount,
  ]);

describe('linking', () => {
  test('a made-up bank brings accounts, purchases with round-ups, and the debt of its card', async () => {
    const deps = depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('tidewater', await createLinkToken(deps, household));
    const accounts = await linkBank(deps, household, token);
    expect(
      accounts.map(({ accountType, institutionName, isActive }) => ({
        accountType,
        institutionName,
        isActive,
      })),
    ).toEqual(
      ['credit card', 'checking', 'savings'].map((accountType) => ({
        accountType,
        institutionName: 'Tidewater Credit Union',
        isActive: true,
      })),
    );
    const { transactions, total } = await listTransactions(database.db, household, {});
    expect(total).toBeGreaterThan(100);
    const [first] = transactions.filter(({ roundUpAmount }) => roundUpAmount > 0);
    expect(
      Number(addCents(first?.amount ?? cents(0), first?.roundUpAmount ?? cents(0))) % 100,
    ).toBe(0);
    expect(await listDebts(database.db, household)).toMatchObject([
      { name: 'Travel Card', currentBalance: 184_022, interestRate: 22_740, dueDate: 18 },
    ]);
    expect((await readUser(database.db, household)).hasBankConnected).toBe(true);
    expect(await listBankAccounts(database.db, household)).toEqual(accounts);
    expect((await listBankTransactions(database.db, household)).length).toBeGreaterThan(100);
  });

  test('the same token again, or at once, links nothing twice', async () => {
    const deps = depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('first-harbor', 'link-1');
    const [first, second] = await Promise.all([
      linkBank(deps, household, token),
      linkBank(deps, household, token),
    ]);
    const before = await merchants();
    expect(await linkBank(deps, household, token)).toEqual(first);
    expect(second).toEqual(first);
    expect(await merchants()).toEqual(before);
  });

  test('the same accounts by another token keep the first link, and the second consent ends', async () => {
    const { bank, asked } = scripted();
    await linkBank(depsWith(bank), household, 'one');
    const before = await merchants();
    expect(await linkBank(depsWith(bank), household, 'two')).toHaveLength(1);
    expect(asked).toContain('remove access-two');
    expect(await merchants()).toEqual(before);
  });

  test('a bank that turns it down is told of, and nothing is kept', async () => {
    const deps = depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('closed-door', 'link-1');
    await expect(linkBank(deps, household, token)).rejects.toMatchObject({ status: 422 });
    expect(await listBankAccounts(database.db, household)).toEqual([]);
  });

  test('where no bank can be linked, or the provider is silent, it says so', async () => {
    await expect(createLinkToken(depsWith(undefined), household)).rejects.toMatchObject({
      status: 503,
    });
    const { bank } = scripted({
      createLinkToken: failing('unavailable'),
      exchangePublicToken: failing('unavailable'),
    });
    await expect(createLinkToken(depsWith(bank), household)).rejects.toMatchObject({ status: 503 });
    await expect(linkBank(depsWith(bank), household, 'one')).rejects.toMatchObject({ status: 503 });
  });

  test('a link whose rows cannot be read yet stays, and the next look brings them', async () => {
    const silent = scripted({ sync: failing('unavailable') });
    expect(await linkBank(depsWith(silent.bank), household, 'one')).toHaveLength(1);
    expect(await merchants()).toEqual([]);
    await refreshBanks(depsWith(scripted().bank), NOW);
    expect(await merchants()).toEqual([['Harbor Coffee', 467, 33]]);
  });

  test('the token of a bank cannot be read from the database, nor another household’s link used', async () => {
    await linkBank(depsWith(scripted().bank), household, 'one');
    const { access_token } = await database.db
      .selectFrom('bank_items')
      .select('access_token')
      .where('user_id', '=', household.userId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(access_token).toString('latin1')).not.toContain('access');
    const stranger = await testHousehold(database);
    expect(await listBankAccounts(database.db, stranger)).toEqual([]);
    expect(await listBankBalances(database.db, stranger)).toEqual([]);
    expect(await listBankTransactions(database.db, stranger)).toEqual([]);
  });
});

describe('looking again', () => {
  const later = '2026-11-20T14:05:00Z';
  const linked = async (change: Partial<BankProvider>) => {
    await linkBank(depsWith(scripted().bank), household, 'one');
    await refreshBanks(depsWith(scripted(change).bank), later);
  };

  test('enters what is new, corrects what changed, and takes back what is gone', async () => {
    await linked({
      sync: async () => ({
        added: [
          row('2', { name: 'SWIFT CAB POS', merchant_name: 'Swift Cab', amount: cents(1250) }),
        ],
        modified: [row('1', { amount: cents(480) })],
        removed: [],
        cursor: 'c2',
      }),
    });
    expect(new Set(await merchants())).toEqual(
      new Set([
        ['Swift Cab', 1250, 50],
        ['Harbor Coffee', 480, 20],
      ]),
    );
    const gone = scripted({
      sync: async () => ({
        added: [],
        modified: [],
        removed: [{ account_id: 'acc_1', transaction_id: '1' }],
        cursor: 'c3',
      }),
    });
    await refreshBanks(depsWith(gone.bank), '2026-11-21T14:05:00Z');
    expect(await merchants()).toEqual([['Swift Cab', 1250, 50]]);
    const [left] = await listBankTransactions(database.db, household);
    expect(left?.transaction_id).toBe('2');
  });

  test('seals the token under the newest secret, so that the old one can go', async () => {
    await linkBank(depsWith(scripted().bank), household, 'one');
    const fresh = 'a secret that takes its place';
    await refreshBanks(depsWith(scripted().bank, fresh), later);
    const { access_token } = await database.db
      .selectFrom('bank_items')
      .select('access_token')
      .where('user_id', '=', household.userId)
      .executeTakeFirstOrThrow();
    expect(createTokenVault([fresh]).open(access_token, ACCESS_TOKEN)).toBe('access-one');
  });

  test('asks from the cursor on, and not before it is time', async () => {
    const { bank, asked } = scripted();
    await linkBank(depsWith(bank), household, 'one');
    await refreshBanks(depsWith(bank), '2026-11-19T15:00:00Z');
    const own = () => asked.filter((call) => call.startsWith('sync access-one'));
    expect(own()).toEqual(['sync access-one all']);
    await refreshBanks(depsWith(bank), later);
    expect(own()).toEqual(['sync access-one all', 'sync access-one c1']);
  });

  test('a bank that does not answer rests, twice as long each time, until it says something', async () => {
    await linkBank(depsWith(scripted().bank), household, 'one');
    const { bank, asked } = scripted({
      async sync() {
        asked.push('sync');
        throw new BankError('unavailable', 'as the test wants it');
      },
    });
    const minute = async (count: number) => {
      const now = new Date(Date.parse(later) + count * 60_000).toISOString();
      await refreshBanks(depsWith(bank), now);
      return asked.filter((call) => call === 'sync').length;
    };
    const counts = [];
    for (let count = 0; count <= 8; count += 1) counts.push(await minute(count));
    expect(counts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
    // A day of silence later it is still asked, every six hours.
    for (let count = 10; count <= 1440; count += 10) await minute(count);
    const day = await minute(1441);
    for (let count = 1450; count <= 2880; count += 10) await minute(count);
    expect((await minute(2881)) - day).toBe(4);
    const answering = scripted();
    await refreshBanks(depsWith(answering.bank), '2026-11-24T14:05:00Z');
    expect(answering.asked).toEqual(['sync access-one c1']);
    expect(await minute(10_000)).toBe((await minute(10_001)) - 1);
  });

  test('banks that do not answer leave the turn to those that do', async () => {
    const accountOf = (accessToken: string) => ({
      accountId: `acc-${accessToken}`,
      name: accessToken,
      type: 'depository',
      subtype: 'checking',
      mask: '0000',
      current: null,
      available: null,
    });
    const asked: string[] = [];
    const { bank } = scripted({
      accounts: async (accessToken) => [accountOf(accessToken)],
      async sync(accessToken, cursor) {
        if (cursor) asked.push(accessToken);
        if (cursor && accessToken === 'access-dead') throw new BankError('unavailable', 'silent');
        return { added: [], modified: [], removed: [], cursor: 'c1' };
      },
    });
    for (const [token, now] of [
      ['dead', '2026-11-19T14:00:00Z'],
      ['well', '2026-11-19T14:01:00Z'],
    ] as const) {
      await linkBank(depsWith(bank), { ...household, now }, token);
    }
    for (const minute of ['05', '06', '07']) {
      await refreshBanks(depsWith(bank), `2026-11-20T14:${minute}:00Z`, 1);
    }
    expect(asked).toEqual(['access-dead', 'access-well', 'access-dead']);
  });

  test('a bank that wants its holder to sign in shows as inactive, and its link is repaired', async () => {
    await linked({ sync: failing('sign-in-required') });
    const [account] = await listBankAccounts(database.db, household);
    expect(account?.isActive).toBe(false);
    expect(await createLinkToken(depsWith(scripted().bank), household)).toBe('link-access-one');
    const repaired = scripted({
      exchangePublicToken: async () => ({
        accessToken: 'access-repaired',
        itemId: `item-one-${household.userId}`,
        institutionId: 'ins_1',
        institutionName: 'First Harbor Bank',
      }),
    });
    await linkBank(depsWith(repaired.bank), household, 'two');
    expect(repaired.asked).toEqual(['sync access-repaired c1']);
    const accounts = await listBankAccounts(database.db, household);
    expect(accounts.map(({ isActive }) => isActive)).toEqual([true]);
  });

  test('a look that was overtaken by later ones enters nothing of what it saw', async () => {
    await linkBank(depsWith(scripted().bank), household, 'one');
    const added = { added: [row('2')], modified: [], removed: [], cursor: 'c2' };
    const { promise: overtaken, resolve } = Promise.withResolvers<void>();
    const slow = scripted({ sync: () => overtaken.then(() => added) });
    const looking = refreshBanks(depsWith(slow.bank), later);
    await refreshBanks(depsWith(scripted({ sync: async () => added }).bank), later);
    const removal = {
      added: [],
      modified: [],
      removed: [{ account_id: 'acc_1', transaction_id: '2' }],
      cursor: 'c3',
    };
    const last = scripted({ sync: async () => removal });
    await refreshBanks(depsWith(last.bank), '2026-11-21T14:05:00Z');
    resolve();
    await looking;
    expect(await listBankTransactions(database.db, household)).toHaveLength(1);
  });

  test('an ended consent is inactive for good; silence changes nothing', async () => {
    await linked({ accounts: failing('unavailable') });
    expect((await listBankAccounts(database.db, household))[0]?.isActive).toBe(true);
    await refreshBanks(
      depsWith(scripted({ sync: failing('refused') }).bank),
      '2026-11-20T14:06:00Z',
    );
    const { bank, asked } = scripted();
    await refreshBanks(depsWith(bank), '2026-11-22T14:05:00Z');
    expect((await listBankAccounts(database.db, household))[0]?.isActive).toBe(false);
    expect(asked.filter((call) => call.startsWith('sync access-one'))).toEqual([]);
  });

  test('the bank’s card is one debt, whose figures follow the bank’s', async () => {
    const owed = (balance: number): Partial<BankProvider> => ({
      liabilities: async () => [
        {
          accountId: `card-${household.userId}`,
          name: 'Travel Card',
          mask: '2222',
          balance: cents(balance),
          apr: aprFromPercent(22.74),
          minimumPayment: cents(5500),
          nextDueDate: calendarDay('2026-12-18'),
        },
      ],
    });
    await linked(owed(184_022));
    await refreshBanks(depsWith(scripted(owed(170_000)).bank), '2026-11-22T14:05:00Z');
    expect(await listDebts(database.db, household)).toMatchObject([
      { name: 'Travel Card', currentBalance: 170_000, minimumPayment: 5500 },
    ]);
  });
});

describe('a message of the provider', () => {
  const message = (event: BankWebhook['event']) =>
    scripted({
      verifyWebhook: async ({ body }) =>
        body === 'forged' ? undefined : { itemId: `item-one-${household.userId}`, event },
    }).bank;
  let number = 0;
  const send = async (event: BankWebhook['event'], body = `message ${(number += 1)}`) =>
    handleWebhook(
      { bank: message(event), database, clock: () => NOW },
      { headers: new Headers(), body },
    );
  const isActive = async () => (await listBankAccounts(database.db, household))[0]?.isActive;
  const syncedAt = async () =>
    (
      await database.db
        .selectFrom('bank_items')
        .select('synced_at')
        .where('user_id', '=', household.userId)
        .executeTakeFirstOrThrow()
    ).synced_at;

  beforeEach(async () => {
    await linkBank(depsWith(scripted().bank), household, 'one');
  });

  test('that something changed makes the bank due at once', async () => {
    expect(await send('changes')).toBe('taken');
    expect(await syncedAt()).toBeNull();
  });

  test('that its holder has to sign in makes it inactive', async () => {
    expect(await send('sign-in-required')).toBe('taken');
    expect(await isActive()).toBe(false);
  });

  test('that it was forged changes nothing, and neither does a server without a provider', async () => {
    expect(await send('removed', 'forged')).toBe('forged');
    const request = { headers: new Headers(), body: '{}' };
    expect(await handleWebhook({ bank: undefined, database, clock: () => NOW }, request)).toBe(
      'forged',
    );
    expect(await isActive()).toBe(true);
  });

  test('that comes twice is taken once', async () => {
    const body = `twice ${household.userId}`;
    await send('changes', body);
    await refreshBanks(depsWith(scripted().bank), NOW);
    expect(await send('changes', body)).toBe('taken');
    expect(await syncedAt()).not.toBeNull();
  });
});
