import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, sql } from '../../packages/api/src/db/index.ts';
import {
  checkChanges,
  checkLedger,
  describeLedger,
  postTransfers,
  type RequestContext,
  type Transfer,
} from '../../packages/api/src/ledger/index.ts';
import type { AccountRef } from '../../packages/api/src/ledger/transfer.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';
import { silentLog as log } from './silentLog.ts';
import { BANK, enterDebt, enterHousehold, OPENING, ROUND_UPS, transfer } from './household.ts';

/** The SQLSTATEs by which a database refuses. */
const REFUSED = { check: '23514', foreignKey: '23503', appendOnly: '23001' };

describe.each(ENGINES)('the books of %s', (_name, open) => {
  let opened: OpenedDatabase;
  let database: Database;
  let household: RequestContext;
  let debt: AccountRef;
  let households = 0;

  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened.close());

  beforeEach(async () => {
    households += 1;
    household = await enterHousehold(database.db, `u_${String(households)}`);
    debt = await enterDebt(database.db, household, `d_${String(households)}`);
    await post(transfer(debt, OPENING, 10_000n), transfer(BANK, ROUND_UPS, 500n));
  });

  function post(...transfers: readonly Transfer[]) {
    return database.transaction((tx) => postTransfers(tx, household, transfers));
  }

  async function balances() {
    const rows = await database.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('user_id', '=', household.userId)
      .execute();
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
  }

  /** Runs SQL by hand, as a program with a fault would, and answers how it was refused. */
  function refusal(statement: string): Promise<unknown> {
    return sql
      .raw(statement)
      .execute(database.db)
      .then(
        () => 'nothing',
        (error: unknown) => (error as { code?: unknown }).code,
      );
  }

  /** Spoils a row behind the back of the database's guards, and puts it right again. */
  async function spoiled(spoil: string, mend: string) {
    const behind = (statement: string) =>
      database.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
    await behind(spoil);
    const report = await checkLedger(database.db);
    await behind(mend);
    return report.faults.map(({ rule }) => rule);
  }

  test('what leaves one account arrives at the other', async () => {
    await post(transfer(BANK, debt, 2500n), transfer(ROUND_UPS, debt, 500n));
    expect(await balances()).toEqual({
      bank: -3000n,
      round_ups: 0n,
      debt: -7000n,
      opening: 10_000n,
    });
  });

  test('ten thousand transfers of one call all arrive', async () => {
    await post(...Array.from({ length: 10_000 }, () => transfer(BANK, ROUND_UPS, 1n)));
    expect(await balances()).toMatchObject({ bank: -10_500n, round_ups: 10_500n });
  });

  test('what may happen once does, also in one call, and others go on', async () => {
    const once = { ...transfer(BANK, ROUND_UPS, 7n), once: 'round_up:t_1' };
    expect(await post(once, once, transfer(BANK, ROUND_UPS, 1n))).toHaveLength(2);
    expect(await post(once)).toEqual([]);
    expect(await balances()).toMatchObject({ round_ups: 508n });
  });

  test('fifty payments that race for one balance pay it off and no more', async () => {
    const racing = Array.from({ length: 50 }, () => post(transfer(BANK, debt, 700n)));
    const settled = await Promise.allSettled(racing);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(14);
    expect(await balances()).toMatchObject({ debt: -200n, bank: -500n - 9800n });
  });

  test.each([
    ['a debt beyond what is owed', () => transfer(BANK, debt, 10_001n)],
    ['round-ups that are not there', () => transfer(ROUND_UPS, debt, 504n)],
    ['nothing', () => transfer(BANK, debt, 0n)],
    ['less than nothing', () => transfer(BANK, debt, -1n)],
    ['an account to itself', () => transfer(BANK, BANK, 1n)],
    ['an account of another unit', () => transfer(BANK, { kind: 'tokens', unit: 'USD' }, 1n)],
    ['tokens for dollars', () => transfer(BANK, { kind: 'tokens', unit: 'DTT' }, 1n)],
    [
      'the debt of another household',
      () => transfer(BANK, { ...debt, debtId: 'd_of_another' }, 1n),
    ],
  ])('a transfer of %s is refused and nothing of its call is kept', async (_what, wrong) => {
    const before = await balances();
    await expect(post(transfer(BANK, ROUND_UPS, 3n), wrong())).rejects.toMatchObject({
      code: expect.stringMatching(/^23(514|503)$/),
    });
    expect(await balances()).toEqual(before);
  });

  test.each([
    ['a transfer is changed', 'update ledger_transfers set amount = amount + 1'],
    ['a transfer is deleted', 'delete from ledger_transfers'],
    ['the transfers are emptied', 'truncate ledger_transfers cascade'],
    ['a balance is written', 'update ledger_accounts set money_in = money_in + 1'],
    ['an account is moved to another household', `update ledger_accounts set user_id = 'u_1'`],
    ['an account is deleted', 'delete from ledger_accounts'],
    [
      'an account begins with money',
      `insert into ledger_accounts (user_id, kind, unit, money_in) values ('u_1', 'crypto', 'USD', 1)`,
    ],
  ])('the database refuses where %s', async (_what, statement) => {
    expect(await refusal(statement)).toBe(REFUSED.appendOnly);
  });

  test('the database refuses a transfer between households', async () => {
    const other = await enterHousehold(database.db, `u_other_${household.userId}`);
    const statement = `insert into ledger_transfers (user_id, from_account, to_account, unit, amount, kind, at)
      select '${other.userId}', min(id), max(id), 'USD', 1, 'adjustment', now() from ledger_accounts`;
    expect(await refusal(statement)).toBe(REFUSED.foreignKey);
  });

  test('a household with books cannot be deleted', async () => {
    expect(await refusal(`delete from users where id = '${household.userId}'`)).toBe(
      REFUSED.appendOnly,
    );
  });

  test('the check finds the books right, and counts what they hold', async () => {
    const { faults, sums } = await checkLedger(database.db);
    expect(faults).toEqual([]);
    expect(sums.map(({ unit, balance }) => [unit, balance])).toEqual([['USD', 0n]]);
    expect(sums[0]?.moved).toBeGreaterThan(10_500n);
  });

  test('the check adds up more than one account can count', async () => {
    const much = 5_000_000_000_000_000_000n;
    await post(transfer(BANK, ROUND_UPS, much));
    await post(transfer(ROUND_UPS, BANK, much));
    const { faults, sums } = await checkLedger(database.db);
    expect(faults).toEqual([]);
    expect(sums[0]?.moved).toBeGreaterThan(2n * much);
  });

  test.each([
    [
      'a balance that is not the sum of its transfers',
      `update ledger_accounts set money_in = money_in + 1 where kind = 'round_ups'`,
      `update ledger_accounts set money_in = money_in - 1 where kind = 'round_ups'`,
      ['taken in and given out', 'add up to zero', 'round-ups that wait'],
    ],
    [
      'a transfer that was changed',
      'update ledger_transfers set amount = amount + 1',
      'update ledger_transfers set amount = amount - 1',
      ['taken in and given out', 'round-ups that wait'],
    ],
    [
      'a transfer of another household',
      `update ledger_transfers set user_id = user_id || 'x'`,
      `update ledger_transfers set user_id = left(user_id, -1)`,
      ['between two accounts of its household', 'round-ups that wait'],
    ],
  ])('the check finds %s', async (_what, spoil, mend, rules) => {
    const found = await spoiled(spoil, mend);
    expect(found).toHaveLength(rules.length);
    for (const rule of rules) expect(found.join(' ')).toContain(rule);
  });

  /** What the daily check at a time logs as wrong, and the row that it leaves. */
  async function checkedAt(now: string, signal = new AbortController().signal) {
    const error = vi.spyOn(log, 'error').mockClear();
    await checkChanges({ database, log }, now, signal);
    const logged = error.mock.calls.map(([entry]) => (entry as { rule: string }).rule);
    const rows = await database.db
      .selectFrom('ledger_checks')
      .select(['checked_at', 'households', 'faults'])
      .orderBy('id')
      .execute();
    return { logged, rows };
  }

  test('each day, the households with transfers since the last checks are checked', async () => {
    await database.db.deleteFrom('ledger_checks').execute();
    const behind = (statement: string) =>
      database.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
    const first = await checkedAt('2026-11-01T08:00:00.000Z');
    expect(first.logged).toEqual([]);
    expect(first.rows).toMatchObject([{ households, faults: 0 }]);
    // Not again on that day, nor where it is ended.
    await checkedAt('2026-11-02T07:59:59.000Z');
    expect((await checkedAt('2026-11-02T08:00:00.000Z', AbortSignal.abort())).rows).toHaveLength(1);
    await checkedAt('2026-11-02T08:00:00.000Z');
    await checkedAt('2026-11-03T08:00:00.000Z');
    await post(transfer(BANK, ROUND_UPS, 9n));
    const of = `user_id = '${household.userId}'`;
    const others = `user_id <> '${household.userId}'`;
    await behind(
      `update ledger_accounts set money_in = money_in + 1 where kind = 'bank' and ${others}`,
    );
    const clean = await checkedAt('2026-11-04T08:00:00.000Z');
    expect(clean.logged).toEqual([]);
    expect(clean.rows.at(-1)).toMatchObject({ households: 1, faults: 0 });
    await behind(
      `update ledger_accounts set money_in = money_in - 1 where kind = 'bank' and ${others}`,
    );

    await behind(
      `update ledger_accounts set money_in = money_in + 1 where kind = 'round_ups' and ${of}`,
    );
    const wrong = await checkedAt('2026-11-05T08:00:00.000Z');
    await behind(
      `update ledger_accounts set money_in = money_in - 1 where kind = 'round_ups' and ${of}`,
    );
    expect(wrong.logged).toHaveLength(3);
    expect(wrong.logged.join(' ')).toContain('taken in and given out');
    expect(wrong.rows.at(-1)).toMatchObject({ households: 1, faults: 3 });
    // A check of a wrong clock puts off none.
    await checkedAt('2036-01-01T08:00:00.000Z');
    expect((await checkedAt('2026-11-06T08:00:00.000Z')).rows.at(-1)).toMatchObject({
      checked_at: '2026-11-06T08:00:00.000Z',
      faults: 0,
    });
  });

  test('the check finds a purchase whose round-up was never collected', async () => {
    await database.db
      .insertInto('transactions')
      .values({
        id: 't_1',
        user_id: household.userId,
        merchant: 'Grocer',
        category: 'Food',
        at: household.now,
        amount: 467n,
        round_up: 33n,
      })
      .execute();
    const wrong = await checkLedger(database.db);
    expect(wrong.faults).toMatchObject([
      { count: 1, examples: ['t_1: 0 for 33'] },
      { count: 1, examples: [`${household.userId}: 500 for 533 - 0 - 0 - 0`] },
    ]);
    expect(describeLedger(wrong)).toContain('The books are wrong.');

    await post({
      ...transfer(BANK, ROUND_UPS, 33n),
      kind: 'round_up',
      reference: 't_1',
      once: 'round_up:t_1',
    });
    expect((await checkLedger(database.db)).faults).toEqual([]);
  });
});
