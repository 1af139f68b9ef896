import { addDays, aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answerSuggestion,
  listSuggestions,
} from '../../../packages/api/src/banking/answerSuggestion.ts';
import type { BankFailure, BankLiability } from '../../../packages/api/src/banking/bankProvider.ts';
import { createLinkToken } from '../../../packages/api/src/banking/createLinkToken.ts';
import {
  BankError,
  type ProviderAccount,
  refreshBanks,
} from '../../../packages/api/src/banking/index.ts';
import { linkBank } from '../../../packages/api/src/banking/linkBank.ts';
import { listBankAccounts } from '../../../packages/api/src/banking/listBankAccounts.ts';
import { listBankTransactions } from '../../../packages/api/src/banking/listBankTransactions.ts';
import { readDashboardSummary } from '../../../packages/api/src/dashboard/readDashboardSummary.ts';
import { DatabaseBusy } from '../../../packages/api/src/db/index.ts';
import { listDebts } from '../../../packages/api/src/debts/index.ts';
import { checkLedger } from '../../../packages/api/src/ledger/index.ts';
import { setUpBank } from '../../../packages/api/src/testing/setUpBank.ts';
import { testHousehold } from '../../../packages/api/src/testing/testHousehold.ts';
import type { BankRecord } from '../../../packages/api/src/transactions/index.ts';
import { ENGINES, type OpenedDatabase } from '../engines.ts';
import { runJob } from '../../../packages/api/src/testing/runJob.ts';

/** What a bank reports over one link; accounts and rows have other ids in every link. */
interface Told {
  /** The accounts, by their names: each row's `account_id` is one of them. */
  accounts: string[];
  /** The rows, one array per sync; an id is that of the purchase. */
  looks: BankRecord[][];
  owed?: number;
  fails?: BankFailure | undefined;
}

/** The day after the household first links. */
const FIRST_DAY = calendarDay('2026-11-20');

const row = (id: string, change: Partial<BankRecord> = {}): BankRecord => ({
  transaction_id: id,
  account_id: 'Checking',
  name: `SHOP ${id}`,
  merchant_name: `Shop ${id}`,
  category: ['Shops'],
  date: calendarDay('2026-11-20'),
  amount: cents(467),
  pending: false,
  ...change,
});

function accountOf(token: string, name: string): ProviderAccount {
  return {
    accountId: `${token}-${name}`,
    name,
    type: name === 'Card' ? 'credit' : 'depository',
    subtype: name.toLowerCase(),
    mask: String(name.length),
    current: cents(100),
    available: null,
  };
}

function cardOf(token: string, owed: number): BankLiability {
  return {
    accountId: `${token}-Card`,
    name: 'Card',
    mask: '4',
    balance: cents(owed),
    apr: aprFromPercent(20),
    minimumPayment: cents(2500),
    nextDueDate: null,
  };
}

describe.each(ENGINES)('a bank that is linked anew, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  const at = setUpBank(async () => {
    opened = await open();
    return opened.database;
  });
  afterAll(() => opened.close());

  let told: Record<string, Told>;
  let removed: string[];
  let day: number;
  let home = at.household;
  beforeEach(() => {
    [told, removed, day, home] = [{}, [], 0, at.household];
  });

  const deps = () => {
    const byToken = (accessToken: string): [string, Told] => {
      const token = accessToken.slice('access-'.length);
      const link = told[token];
      if (!link) throw new Error(`No test links ${token}.`);
      if (link.fails) throw new BankError(link.fails, 'as the test wants it');
      return [token, link];
    };
    const { bank } = at.scripted({
      // The syncs of a household find only its own links.
      name: `scripted ${home.userId}`,
      async accounts(accessToken) {
        const [token, link] = byToken(accessToken);
        return link.accounts.map((name) => accountOf(token, name));
      },
      async sync(accessToken, cursor) {
        const [token, { looks }] = byToken(accessToken);
        const ownId = (id: string) => `${token}-${id}`;
        const added = looks
          .slice(Number(cursor ?? 0))
          .flat()
          .map((one) => ({
            ...one,
            account_id: ownId(one.account_id),
            transaction_id: ownId(one.transaction_id),
            ...(one.pending_transaction_id
              ? { pending_transaction_id: ownId(one.pending_transaction_id) }
              : {}),
          }));
        return { added, modified: [], removed: [], cursor: String(looks.length) };
      },
      async liabilities(accessToken) {
        const [token, { owed }] = byToken(accessToken);
        return owed === undefined ? [] : [cardOf(token, owed)];
      },
      async remove(accessToken) {
        removed.push(accessToken);
      },
    });
    return at.depsWith(bank);
  };
  const link = (token: string, what: Partial<Told>) => {
    told[token] = { accounts: ['Checking'], looks: [[row('1')]], ...what };
    return linkBank(deps(), home, token);
  };
  const look = async () => {
    day += 1;
    await runJob(refreshBanks, deps(), `2026-12-${String(day).padStart(2, '0')}T14:05:00Z`);
  };
  const say = (token: string, change: Partial<Told>) => Object.assign(told[token] ?? {}, change);
  const total = async () => (await readDashboardSummary(opened.database.db, home)).totalRoundUps;
  const accounts = async () =>
    new Map(
      (await listBankAccounts(opened.database.db, home)).map((one) => [
        one.accountId,
        one.isActive,
      ]),
    );
  const shops = async () => new Set((await at.merchants()).map(([merchant]) => merchant));

  test('beside an account that is new leaves what was linked to the link it has', async () => {
    await link('one', {});
    await link('two', {
      accounts: ['Checking', 'Savings'],
      looks: [[row('1'), row('2', { account_id: 'Savings', amount: cents(450) })]],
    });
    expect(await at.merchants()).toHaveLength(2);
    expect(await total()).toBe(33 + 50);
    expect(await accounts()).toEqual(
      new Map([
        ['one-Checking', true],
        ['two-Savings', true],
      ]),
    );
    expect(removed).toEqual([]);
  });

  test('twice at once is linked once', async () => {
    await Promise.all([link('one', {}), link('two', {})]);
    expect(await total()).toBe(33);
    expect((await accounts()).size).toBe(1);
    expect(removed).toHaveLength(1);
  });

  test('whose accounts cannot be read at first counts no purchase twice', async () => {
    await link('one', {});
    await link('two', { fails: 'unavailable' });
    say('two', { fails: undefined });
    await look();
    expect(await total()).toBe(33);
    expect(await accounts()).toEqual(new Map([['one-Checking', true]]));
    expect(removed).toEqual(['access-two']);
  });

  test('after its consent ended goes on where it was, with its card one debt', async () => {
    await link('one', { accounts: ['Card', 'Checking'], owed: 90_000 });
    const [card] = await listSuggestions(opened.database.db, home);
    await opened.database.transaction((tx) =>
      answerSuggestion(tx, home, { accept: true }, card?.id ?? ''),
    );
    say('one', { fails: 'refused' });
    await look();
    await link('two', {
      accounts: ['Card', 'Checking'],
      looks: [[row('1', { name: 'Shop 1 Inc' })], [row('2', { amount: cents(450) })]],
      owed: 80_000,
    });
    expect(await total()).toBe(33 + 50);
    expect(await accounts()).toEqual(
      new Map([
        ['two-Card', true],
        ['two-Checking', true],
      ]),
    );
    expect(await listDebts(opened.database.db, home)).toMatchObject([{ currentBalance: 80_000 }]);
    expect(await listBankTransactions(opened.database.db, home)).toHaveLength(2);
    // A change over the new link matches the purchase that the old link reported.
    say('two', { looks: [[], [], [row('1', { amount: cents(499) })]] });
    await look();
    expect(await total()).toBe(1 + 50);
  });

  test('while its first link wants a sign-in ends that one, and asks for none any more', async () => {
    await link('one', {});
    say('one', { fails: 'sign-in-required' });
    await look();
    await link('two', {});
    expect(await total()).toBe(33);
    expect(await accounts()).toEqual(new Map([['two-Checking', true]]));
    // The scripted provider's token names the link that it repairs.
    expect(await createLinkToken(deps(), home)).toBe('link-new');
    expect(removed).toEqual(['access-one']);
    await look();
    expect(await shops()).toEqual(new Set(['Shop 1']));
  });

  test('and cannot be kept has its consent ended, unless it is that of a link that stands', async () => {
    const busy = (): ReturnType<typeof deps> => {
      const { db } = opened.database;
      const transaction = () => Promise.reject(new DatabaseBusy('as the test wants it'));
      return { ...deps(), database: { ...opened.database, db, transaction } };
    };
    told['one'] = { accounts: ['Checking'], looks: [[row('1')]] };
    await expect(linkBank(busy(), home, 'one')).rejects.toThrow(DatabaseBusy);
    expect(removed).toEqual(['access-one']);
    await link('two', {});
    const { bank, ...others } = busy();
    const repairing = bank && {
      ...bank,
      exchangePublicToken: async () => bank.exchangePublicToken('two'),
    };
    const repair = linkBank({ ...others, bank: repairing }, home, 'again');
    await expect(repair).rejects.toThrow(DatabaseBusy);
    expect(removed).toEqual(['access-one']);
  });

  test('while the provider knows its first link no more asks for no repair of that one', async () => {
    await link('one', {});
    home = { ...home, now: '2026-11-20T14:05:00Z' };
    await link('bob', { accounts: ['Savings'], looks: [] });
    for (const token of ['one', 'bob']) say(token, { fails: 'sign-in-required' });
    await look();
    const { bank, ...others } = deps();
    const asked: string[] = [];
    const forgetful = {
      ...others,
      bank: bank && {
        ...bank,
        async createLinkToken({ accessToken = 'new' }: { readonly accessToken?: string }) {
          asked.push(accessToken);
          if (accessToken === 'access-one') throw new BankError('refused', 'ITEM_NOT_FOUND');
          return `link-${accessToken}`;
        },
      },
    };
    // The other link can still be repaired.
    expect(await createLinkToken(forgetful, home)).toBe('link-access-bob');
    expect(await createLinkToken(forgetful, home)).toBe('link-access-bob');
    expect(asked.filter((token) => token === 'access-one')).toHaveLength(1);
    await link('two', {});
    expect(await total()).toBe(33);
    expect(await accounts()).toEqual(
      new Map([
        ['bob-Savings', false],
        ['two-Checking', true],
      ]),
    );
  });

  test('by two who share an account has it once, also when the one of them goes', async () => {
    await link('ada', { accounts: ['Card', 'Checking'] });
    await link('bob', { accounts: ['Checking', 'Savings'] });
    say('bob', { looks: [[row('1')], [row('2')]] });
    await look();
    expect(await shops()).toEqual(new Set(['Shop 1']));
    say('ada', { fails: 'refused' });
    await look();
    await look();
    expect(await shops()).toEqual(new Set(['Shop 1', 'Shop 2']));
    expect(await accounts()).toEqual(
      new Map([
        ['ada-Card', false],
        ['bob-Checking', true],
        ['bob-Savings', true],
      ]),
    );
  });

  test('counts once what the one announced and the other booked, and the other way round', async () => {
    const ofDay = (id: string) => ({ date: addDays(FIRST_DAY, Number(id)) });
    const announced = (id: string) => row(`${id}-pending`, { ...ofDay(id), pending: true });
    const booked = (id: string) =>
      row(id, { ...ofDay(id), pending_transaction_id: `${id}-pending` });
    await link('one', { looks: [[booked('1'), announced('2')]] });
    say('one', { fails: 'refused' });
    await look();
    await link('two', { looks: [[announced('1'), booked('2')]] });
    expect(await total()).toBe(66);
    say('two', { looks: [[], [booked('1')]] });
    await look();
    expect(await total()).toBe(66);
    expect(await listBankTransactions(opened.database.db, home)).toHaveLength(2);
  });

  test('however the purchases fall, and in as many parts as it tells them, counts each once', async () => {
    const purchase = fc.record({
      amount: fc.constantFrom(467, 450, 499),
      after: fc.nat({ max: 2 }),
      // Which link reports it: the first ended before, or the second does not go back that far.
      told: fc.constantFrom('both', 'first', 'second'),
      part: fc.nat({ max: 2 }),
      isRenamed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { maxLength: 12 }), async (purchases) => {
        home = await testHousehold(opened.database);
        day = 0;
        // Rows of one date and amount are either all missing from the second link or all in it.
        const rows = purchases.map((one, index) => ({
          ...one,
          row: row(String(index), {
            amount: cents(one.amount),
            date: addDays(FIRST_DAY, one.after + (one.told === 'first' ? 10 : 0)),
          }),
        }));
        const first = rows.filter((one) => one.told !== 'second');
        await link('one', { looks: [first.map((one) => one.row)] });
        say('one', { fails: 'refused' });
        await look();
        const parts = [0, 1, 2].map((part) =>
          rows
            .filter((one) => one.told !== 'first' && one.part === part)
            .map((one) => (one.isRenamed ? { ...one.row, name: 'ANOTHER' } : one.row)),
        );
        await link('two', { looks: parts.slice(0, 1) });
        for (const count of [2, 3]) {
          say('two', { looks: parts.slice(0, count) });
          await look();
        }
        const sum = purchases.reduce((all, { amount }) => all + ((100 - (amount % 100)) % 100), 0);
        expect(await total()).toBe(sum);
        expect(await listBankTransactions(opened.database.db, home)).toHaveLength(rows.length);
        // Reporting all of it again changes nothing.
        await opened.database.db
          .updateTable('bank_items')
          .set({ cursor: null })
          .where('user_id', '=', home.userId)
          .execute();
        await look();
        expect(await total()).toBe(sum);
      }),
      { numRuns: 12 },
    );
    expect((await checkLedger(opened.database.db)).faults).toEqual([]);
  });
});
