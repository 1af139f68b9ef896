import { aprFromPercent, calendarDay, cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { createEncryption } from '../encryption/index.ts';
import { listDebts } from '../debts/index.ts';
import { failing, row, setUpBank } from '../testing/setUpBank.ts';
import { answerSuggestion, listSuggestions } from './answerSuggestion.ts';
import { ACCESS_TOKEN_PURPOSE } from './bankDeps.ts';
import { BankError, type BankProvider } from './bankProvider.ts';
import { createLinkToken } from './createLinkToken.ts';
import { linkBank } from './linkBank.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { listBankTransactions } from './listBankTransactions.ts';
import { findDueLinks, refreshBanks } from './refreshBanks.ts';
import { runJob } from '../testing/runJob.ts';

const at = setUpBank();

describe('looking again', () => {
  const later = '2026-11-20T14:05:00Z';
  const linked = async (change: Partial<BankProvider>) => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
    await runJob(refreshBanks, at.depsWith(at.scripted(change).bank), later);
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
    expect(new Set(await at.merchants())).toEqual(
      new Set([
        ['Swift Cab', 1250, 50],
        ['Harbor Coffee', 480, 20],
      ]),
    );
    const gone = at.scripted({
      sync: async () => ({
        added: [],
        modified: [],
        removed: [{ account_id: 'acc_1', transaction_id: '1' }],
        cursor: 'c3',
      }),
    });
    await runJob(refreshBanks, at.depsWith(gone.bank), '2026-11-21T14:05:00Z');
    expect(await at.merchants()).toEqual([['Swift Cab', 1250, 50]]);
    const [left] = await listBankTransactions(at.database.db, at.household);
    expect(left?.transaction_id).toBe('2');
  });

  test('seals the token under the newest secret, so that the old one can go', async () => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
    const fresh = 'a secret that takes its place';
    await runJob(refreshBanks, at.depsWith(at.scripted().bank, fresh), later);
    const { access_token } = await at.database.db
      .selectFrom('bank_items')
      .select('access_token')
      .where('user_id', '=', at.household.userId)
      .executeTakeFirstOrThrow();
    expect(createEncryption([fresh]).decrypt(access_token, ACCESS_TOKEN_PURPOSE)).toBe(
      'access-one',
    );
  });

  test('asks from the cursor on, and not before it is time', async () => {
    const { bank, asked } = at.scripted();
    await linkBank(at.depsWith(bank), at.household, 'one');
    await runJob(refreshBanks, at.depsWith(bank), '2026-11-19T15:00:00Z');
    const own = () => asked.filter((call) => call.startsWith('sync access-one'));
    expect(own()).toEqual(['sync access-one all']);
    await runJob(refreshBanks, at.depsWith(bank), later);
    expect(own()).toEqual(['sync access-one all', 'sync access-one c1']);
  });

  test('a bank that does not answer rests, twice as long each time, until it says something', async () => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
    const { bank, asked } = at.scripted({
      async sync() {
        asked.push('sync');
        throw new BankError('unavailable', 'as the test wants it');
      },
    });
    const minute = async (count: number) => {
      const now = new Date(Date.parse(later) + count * 60_000).toISOString();
      await runJob(refreshBanks, at.depsWith(bank), now);
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
    const answering = at.scripted();
    await runJob(refreshBanks, at.depsWith(answering.bank), '2026-11-24T14:05:00Z');
    expect(answering.asked).toEqual(['sync access-one c1']);
    expect(await minute(10_000)).toBe((await minute(10_001)) - 1);
  });

  const accountOf = (accessToken: string) => ({
    accountId: `acc-${accessToken}`,
    name: accessToken,
    type: 'depository',
    subtype: 'checking',
    mask: '0000',
    current: null,
    available: null,
  });

  test('banks that do not answer leave the turn to those that do', async () => {
    const asked: string[] = [];
    const { bank } = at.scripted({
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
      await linkBank(at.depsWith(bank), { ...at.household, now }, token);
    }
    for (const minute of ['05', '06', '07']) {
      const now = `2026-11-20T14:${minute}:00Z`;
      const [first] = await findDueLinks(at.depsWith(bank), now, 1);
      if (first) await refreshBanks.work(at.depsWith(bank), first, now);
    }
    expect(asked).toEqual(['access-dead', 'access-well', 'access-dead']);
  });

  test('a bank that was asked since it was found due is not asked again', async () => {
    const { bank, asked } = at.scripted();
    const deps = at.depsWith(bank);
    await linkBank(deps, at.household, 'one');
    const [piece] = await findDueLinks(deps, later);
    if (!piece) throw new Error('The link is due.');
    await refreshBanks.work(deps, piece, later);
    await refreshBanks.work(deps, piece, later);
    expect(asked.filter((call) => call === 'sync access-one c1')).toHaveLength(1);
    await refreshBanks.work(deps, { ...piece, userId: 'u_gone' }, '2026-11-22T14:05:00Z');
    expect(asked.filter((call) => call === 'sync access-one c1')).toHaveLength(1);
  });

  test('a bank whose repair could not be read is due at once, with the same piece', async () => {
    const deps = at.depsWith(at.scripted().bank);
    await linkBank(deps, at.household, 'one');
    const before = await findDueLinks(deps, later);
    await runJob(
      refreshBanks,
      at.depsWith(at.scripted({ sync: failing('unavailable') }).bank),
      later,
    );
    expect(await findDueLinks(deps, later)).toEqual([]);
    const repaired = at.scripted({
      exchangePublicToken: async () => ({
        accessToken: 'access-repaired',
        itemId: `item-one-${at.household.userId}`,
      }),
      sync: failing('unavailable'),
    });
    await linkBank(at.depsWith(repaired.bank), at.household, 'two');
    // The queue has no memory of it, so it is queued again.
    expect(await findDueLinks(deps, later)).toEqual(before);
  });

  test('a stop lets the bank that is asked finish, and asks no further one', async () => {
    const stopping = new AbortController();
    const asked: string[] = [];
    const { bank } = at.scripted({
      accounts: async (accessToken) => [accountOf(accessToken)],
      async sync(accessToken, cursor) {
        if (cursor) {
          asked.push(accessToken);
          stopping.abort();
        }
        return { added: [], modified: [], removed: [], cursor: cursor ? 'c2' : 'c1' };
      },
    });
    for (const token of ['one', 'two']) await linkBank(at.depsWith(bank), at.household, token);
    await runJob(refreshBanks, at.depsWith(bank), later, stopping.signal);
    expect(asked).toHaveLength(1);
    await runJob(refreshBanks, at.depsWith(bank), later);
    expect(new Set(asked)).toEqual(new Set(['access-one', 'access-two']));
    expect(asked).toHaveLength(2);
  });

  test('a bank that wants its holder to sign in shows as inactive, and its link is repaired', async () => {
    await linked({ sync: failing('sign-in-required') });
    const [account] = await listBankAccounts(at.database.db, at.household);
    expect(account?.isActive).toBe(false);
    expect(await createLinkToken(at.depsWith(at.scripted().bank), at.household)).toBe(
      'link-access-one',
    );
    const repaired = at.scripted({
      exchangePublicToken: async () => ({
        accessToken: 'access-repaired',
        itemId: `item-one-${at.household.userId}`,
      }),
    });
    await linkBank(at.depsWith(repaired.bank), at.household, 'two');
    expect(repaired.asked).toEqual(['sync access-repaired c1']);
    const accounts = await listBankAccounts(at.database.db, at.household);
    expect(accounts.map(({ isActive }) => isActive)).toEqual([true]);
  });

  test('a link that the provider knows no more is not repaired, and another can be made', async () => {
    await linked({ sync: failing('sign-in-required') });
    const { bank } = at.scripted({
      async createLinkToken({ accessToken }) {
        if (accessToken) throw new BankError('refused', 'as the test wants it');
        return 'link-new';
      },
    });
    expect(await createLinkToken(at.depsWith(bank), at.household)).toBe('link-new');
    expect(await createLinkToken(at.depsWith(at.scripted().bank), at.household)).toBe('link-new');
  });

  test('a look that was overtaken by later ones enters nothing of what it saw', async () => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
    const added = { added: [row('2')], modified: [], removed: [], cursor: 'c2' };
    const { promise: overtaken, resolve } = Promise.withResolvers<void>();
    const slow = at.scripted({ sync: () => overtaken.then(() => added) });
    const looking = runJob(refreshBanks, at.depsWith(slow.bank), later);
    await runJob(refreshBanks, at.depsWith(at.scripted({ sync: async () => added }).bank), later);
    const removal = {
      added: [],
      modified: [],
      removed: [{ account_id: 'acc_1', transaction_id: '2' }],
      cursor: 'c3',
    };
    const last = at.scripted({ sync: async () => removal });
    await runJob(refreshBanks, at.depsWith(last.bank), '2026-11-21T14:05:00Z');
    resolve();
    await looking;
    expect(await listBankTransactions(at.database.db, at.household)).toHaveLength(1);
  });

  test('an ended consent is inactive for good; silence changes nothing', async () => {
    await linked({ accounts: failing('unavailable') });
    expect((await listBankAccounts(at.database.db, at.household))[0]?.isActive).toBe(true);
    await runJob(
      refreshBanks,
      at.depsWith(at.scripted({ sync: failing('refused') }).bank),
      '2026-11-20T14:06:00Z',
    );
    const { bank, asked } = at.scripted();
    await runJob(refreshBanks, at.depsWith(bank), '2026-11-22T14:05:00Z');
    expect((await listBankAccounts(at.database.db, at.household))[0]?.isActive).toBe(false);
    expect(asked.filter((call) => call.startsWith('sync access-one'))).toEqual([]);
  });

  test('the bank’s card is one debt once it is accepted, whose figures follow the bank’s', async () => {
    const owed = (balance: number): Partial<BankProvider> => ({
      liabilities: async () => [
        {
          accountId: 'acc_1',
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
    const [suggestion] = await listSuggestions(at.database.db, at.household);
    await at.database.transaction((tx) =>
      answerSuggestion(tx, at.household, { accept: true }, suggestion?.id ?? ''),
    );
    await runJob(
      refreshBanks,
      at.depsWith(at.scripted(owed(170_000)).bank),
      '2026-11-22T14:05:00Z',
    );
    expect(await listDebts(at.database.db, at.household)).toMatchObject([
      { name: 'Travel Card', currentBalance: 170_000, minimumPayment: 5500 },
    ]);
  });
});
