import { cents, sumCents } from '@dime-time/finance-core';
import { Refusal } from '@dime-time/finance-core/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCryptoPurchases } from '../../packages/api/src/crypto/listCryptoPurchases.ts';
import { readDashboardSummary } from '../../packages/api/src/dashboard/readDashboardSummary.ts';
import type { Database } from '../../packages/api/src/db/index.ts';
import { listPayments } from '../../packages/api/src/debts/listPayments.ts';
import { checkLedger, type RequestContext } from '../../packages/api/src/ledger/index.ts';
import { crashingDatabase } from '../../packages/api/src/testing/crashingDatabase.ts';
import { listTransactions } from '../../packages/api/src/transactions/index.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';
import { BEGIN, event, happen, HOUR, instantAt, live, OWED, type What } from './purseLife.ts';

/** The purse as the rows and lists say, which know nothing of the sums that the summary is made of. */
async function purseOfRows({ db }: Database, home: RequestContext) {
  const rows = await db
    .selectFrom('transactions')
    .select('round_up')
    .where('user_id', '=', home.userId)
    .execute();
  const { transactions } = await listTransactions(db, home);
  const payments = await listPayments(db, home);
  const coins = await listCryptoPurchases(db, home);
  const collected = sumCents(rows.map(({ round_up }) => cents(Number(round_up))));
  const applied = sumCents(payments.filter(isRoundUp).map(({ amount }) => amount));
  const invested = sumCents(
    coins.filter(({ status }) => status !== 'failed').map(({ amountUsd }) => amountUsd),
  );
  const returned = sumCents(transactions.map((row) => row.roundUpReturned ?? cents(0)));
  return {
    totalRoundUps: collected,
    roundUpsApplied: applied,
    roundUpsInvested: invested,
    roundUpsReturned: returned,
    roundUpsWaiting: collected - applied - invested - returned,
    totalDebt: OWED.reduce((sum, owed) => sum + owed) - sumCents(payments.map((p) => p.amount)),
  };
}

const isRoundUp = ({ source }: { readonly source: string }) => source === 'roundup';

describe.each(ENGINES)('the purse of a household, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('adds up to the cent after whatever happens, and no cent is spent twice', async () => {
    const { database } = opened;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 24 }), async (events) => {
        const life = await live(database);
        let millis = BEGIN;
        for (const { hours, crash, what } of events) {
          millis += hours * HOUR;
          const home = { ...life.home, now: instantAt(millis) };
          await happen(crashingDatabase(database, crash), { ...life, home }, what).catch(expected);
          const rows = await purseOfRows(database, home);
          expect(rows.roundUpsWaiting).toBeGreaterThanOrEqual(0);
          expect(await readDashboardSummary(database.db, home)).toMatchObject(rows);
        }
      }),
      { numRuns: 20 },
    );
    expect((await checkLedger(database.db)).faults).toEqual([]);
  });

  test('goes to debts, coins and refunds in a life without surprises', async () => {
    const { database } = opened;
    const life = await live(database);
    const whats: readonly What[] = [
      { kind: 'settings', amount: 0 },
      ...Array.from({ length: 30 }, (): What => ({ kind: 'buy', amount: 401 })),
      { kind: 'apply', amount: 700 },
      { kind: 'refund', amount: 401 },
      { kind: 'jobs', amount: 0 },
      { kind: 'buy', amount: 450 },
    ];
    let millis = BEGIN;
    for (const what of whats) {
      millis += 10 * HOUR;
      await happen(database, { ...life, home: { ...life.home, now: instantAt(millis) } }, what);
    }
    const summary = await readDashboardSummary(database.db, {
      ...life.home,
      now: instantAt(millis),
    });
    // The weeks that are over were swept, a quarter of them into coins; six purchases came since.
    expect(summary).toMatchObject({
      totalRoundUps: 30 * 99 + 50,
      roundUpsWaiting: 6 * 99 + 50,
      roundUpsReturned: 99,
      roundUpsInvested: 394,
      roundUpsApplied: 700 + 1183,
    });
  });
});

/** What may go wrong: a process dies, or a press is refused. */
function expected(error: unknown): void {
  const isDeath = error instanceof Error && error.message === 'The process is dead.';
  if (!isDeath && !(error instanceof Refusal)) throw error;
}
