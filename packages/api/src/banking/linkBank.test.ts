import { addCents, aprFromPercent, cents } from '@dime-time/finance-core';
import { sandboxPublicToken } from '@dime-time/finance-core/contract';
import { describe, expect, test } from 'vitest';
import { readUser } from '../account/readUser.ts';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { DEFAULT_SETTINGS, saveRoundUpSettings } from '../round-ups/index.ts';
import { failing, setUpBank } from '../testing/setUpBank.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addTransaction } from '../transactions/addTransaction.ts';
import { listTransactions } from '../transactions/index.ts';
import { listSuggestions } from './answerSuggestion.ts';
import { createLinkToken } from './createLinkToken.ts';
import { linkBank } from './linkBank.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { listBankBalances } from './listBankBalances.ts';
import { listBankTransactions } from './listBankTransactions.ts';
import { refreshBanks } from './refreshBanks.ts';
import { createSandboxProvider } from './sandbox/createSandboxProvider.ts';
import { runJob } from '../testing/runJob.ts';

const NOW = '2026-11-19T14:05:00Z';
const at = setUpBank();

describe('linking', () => {
  test('a made-up bank brings accounts, purchases with round-ups, and asks about its card', async () => {
    const deps = at.depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('tidewater', await createLinkToken(deps, at.household));
    const accounts = await linkBank(deps, at.household, token);
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
    const { transactions, total } = await listTransactions(at.database.db, at.household, {});
    expect(total).toBeGreaterThan(100);
    const [first] = transactions.filter(({ roundUpAmount }) => roundUpAmount > 0);
    expect(
      Number(addCents(first?.amount ?? cents(0), first?.roundUpAmount ?? cents(0))) % 100,
    ).toBe(0);
    expect(await listDebts(at.database.db, at.household)).toEqual([]);
    expect(await listSuggestions(at.database.db, at.household)).toMatchObject([
      { name: 'Travel Card', currentBalance: 184_022, interestRate: 22_740, dueDate: 18 },
    ]);
    expect((await readUser(at.database.db, at.household)).hasBankConnected).toBe(true);
    expect(await listBankAccounts(at.database.db, at.household)).toEqual(accounts);
    expect((await listBankTransactions(at.database.db, at.household)).length).toBeGreaterThan(100);
  });

  test('the same token again, or at once, links nothing twice', async () => {
    const deps = at.depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('first-harbor', 'link-1');
    const [first, second] = await Promise.all([
      linkBank(deps, at.household, token),
      linkBank(deps, at.household, token),
    ]);
    const before = await at.merchants();
    expect(await linkBank(deps, at.household, token)).toEqual(first);
    expect(second).toEqual(first);
    expect(await at.merchants()).toEqual(before);
  });

  test('the same accounts by another token keep the first link, and the second consent ends', async () => {
    const { bank, asked } = at.scripted();
    await linkBank(at.depsWith(bank), at.household, 'one');
    const before = await at.merchants();
    expect(await linkBank(at.depsWith(bank), at.household, 'two')).toHaveLength(1);
    expect(asked).toContain('remove access-two');
    expect(await at.merchants()).toEqual(before);
  });

  test('what reached the threshold before is announced a day ahead, however long it waited', async () => {
    const { database, household } = at;
    await database.transaction(async (tx) => {
      await saveRoundUpSettings(tx, household, {
        ...DEFAULT_SETTINGS,
        sweep: 'threshold',
        multiplier: 5,
      });
      await addDebt(tx, household, {
        name: 'Card',
        currentBalance: cents(100_000),
        minimumPayment: cents(100),
        interestRate: aprFromPercent(20),
        dueDate: 1,
      });
      for (let count = 0; count < 6; count += 1) {
        const purchase = { merchant: 'Shop', category: 'Food', date: NOW, amount: cents(401) };
        await addTransaction(tx, household, purchase);
      }
    });
    const linkedAt = '2026-11-20T14:04:00Z';
    const home = { ...household, now: linkedAt };
    await linkBank(at.depsWith(at.scripted().bank), home, 'one');
    const { nextSweep } = await readDashboardSummary(database.db, home);
    expect(nextSweep).toBe('2026-11-21T14:04:00.000Z');
  });

  test('a bank that turns it down is told of, and nothing is kept', async () => {
    const deps = at.depsWith(createSandboxProvider(() => NOW));
    const token = sandboxPublicToken('closed-door', 'link-1');
    await expect(linkBank(deps, at.household, token)).rejects.toMatchObject({ status: 422 });
    expect(await listBankAccounts(at.database.db, at.household)).toEqual([]);
  });

  test('where no bank can be linked, or the provider is silent, it says so', async () => {
    await expect(createLinkToken(at.depsWith(undefined), at.household)).rejects.toMatchObject({
      status: 503,
    });
    const { bank } = at.scripted({
      createLinkToken: failing('unavailable'),
      exchangePublicToken: failing('unavailable'),
    });
    await expect(createLinkToken(at.depsWith(bank), at.household)).rejects.toMatchObject({
      status: 503,
    });
    await expect(linkBank(at.depsWith(bank), at.household, 'one')).rejects.toMatchObject({
      status: 503,
    });
  });

  test('a link whose rows cannot be read yet stays, and the next look brings them', async () => {
    const silent = at.scripted({ sync: failing('unavailable') });
    expect(await linkBank(at.depsWith(silent.bank), at.household, 'one')).toHaveLength(1);
    expect(await at.merchants()).toEqual([]);
    await runJob(refreshBanks, at.depsWith(at.scripted().bank), NOW);
    expect(await at.merchants()).toEqual([['Harbor Coffee', 467, 33]]);
  });

  test('the token of a bank cannot be read from the database, nor another household’s link used', async () => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
    const { access_token } = await at.database.db
      .selectFrom('bank_items')
      .select('access_token')
      .where('user_id', '=', at.household.userId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(access_token).toString('latin1')).not.toContain('access');
    const stranger = await testHousehold(at.database);
    expect(await listBankAccounts(at.database.db, stranger)).toEqual([]);
    expect(await listBankBalances(at.database.db, stranger)).toEqual([]);
    expect(await listBankTransactions(at.database.db, stranger)).toEqual([]);
  });
});
