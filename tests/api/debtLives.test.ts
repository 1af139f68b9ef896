import { aprFromPercent, cents, sumCents } from '@dime-time/finance-core';
import { Refusal, readHistoryRange } from '@dime-time/finance-core/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDashboardSummary } from '../../packages/api/src/dashboard/readDashboardSummary.ts';
import { readHistory } from '../../packages/api/src/dashboard/readHistory.ts';
import type { Database } from '../../packages/api/src/db/index.ts';
import { listDebts } from '../../packages/api/src/debts/index.ts';
import { listPayments } from '../../packages/api/src/debts/listPayments.ts';
import { checkLedger, presentDay } from '../../packages/api/src/ledger/index.ts';
import { events, type What } from './debtEvents.ts';
import { DebtLife } from './debtLife.ts';
import { ENGINES, type OpenedDatabase } from './engines.ts';

const DAY = 86_400_000;

/** The balances by debt; debts on which nothing was ever entered are left out, as in the history. */
type Balances = Readonly<Record<string, number>>;

async function historyOf({ db }: Database, { present }: DebtLife) {
  const range = readHistoryRange(new URLSearchParams('from=2026-01'), presentDay(present).today);
  return readHistory(db, present, range);
}

/** What the accounts of the debts hold, of which a deleted debt has one, too. */
async function balancesOfAccounts({ db }: Database, { home }: DebtLife): Promise<Balances> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['debt_id', 'balance'])
    .where('user_id', '=', home.userId)
    .where('kind', '=', 'debt')
    .execute();
  return Object.fromEntries(rows.map(({ debt_id, balance }) => [debt_id, Number(-balance)]));
}

/** Expects that each place that shows what is owed shows what should be owed, to the cent. */
async function expectAgreement(database: Database, life: DebtLife): Promise<void> {
  const owed = Object.fromEntries(life.debtIds.map((id) => [id, life.owedOn(id)]));
  const debts = await listDebts(database.db, life.present);
  expect(Object.fromEntries(debts.map((debt) => [debt.id, debt.currentBalance]))).toEqual(owed);

  const accounts = await balancesOfAccounts(database, life);
  expect(accounts).toMatchObject(owed);

  const total = sumCents(debts.map((debt) => debt.currentBalance));
  expect(Object.values(accounts).reduce((sum, balance) => sum + balance, 0)).toBe(total);
  const summary = await readDashboardSummary(database.db, life.present);
  expect(summary.totalDebt).toBe(total);

  const months = await historyOf(database, life);
  const now = months.at(-1);
  expect(now?.totalDebt ?? 0).toBe(total);
  // A debt that was entered with nothing owed is in the history from its first entry on.
  const shown = Object.fromEntries(life.debtIds.map((id) => [id, 0]));
  for (const { debtId, balance } of now?.debts ?? []) shown[debtId] = balance;
  expect(shown).toEqual(owed);
  for (const month of months) {
    expect(month.totalDebt).toBe(sumCents(month.debts.map(({ balance }) => balance)));
    for (const { debtId, balance, paid } of month.debts) {
      expect([debtId, month.month, balance, paid]).toEqual([
        debtId,
        month.month,
        life.owedOn(debtId, month.month),
        life.paidOn(debtId, month.month),
      ]);
    }
  }

  const payments = await listPayments(database.db, life.present);
  const paid = life.debtIds.reduce((sum, id) => sum + life.paidOn(id), 0);
  expect(sumCents(payments.map(({ amount }) => amount))).toBe(paid);
}

describe.each(ENGINES)('the debts of a household, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('are owed the same in every place, and as expected, after whatever happens', async () => {
    const { database } = opened;
    await fc.assert(
      fc.asyncProperty(events, async (whats) => {
        const life = await DebtLife.begin(database);
        await life.happen(database, 0, { kind: 'open', owed: 300_000 });
        for (const { later, what } of whats) {
          await life.happen(database, later, what).catch(refused);
        }
        await expectAgreement(database, life);
        expect((await checkLedger(database.db)).faults).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('follow a life of half a year that is worked out by hand', async () => {
    const { database } = opened;
    const life = await DebtLife.begin(database);
    const then = (days: number, what: What) => life.happen(database, days * DAY, what);
    const terms = { interestRate: aprFromPercent(0), dueDate: 3, originalBalance: cents(100) };
    const correct = { kind: 'correct', which: 0, daysAgo: 0, percent: 100, more: 0 } as const;
    // July 20: $1,000.00, of which $100.00 is paid at once, and half of the rest by mistake.
    await then(0, { kind: 'open', owed: 100_000 });
    await then(0, { kind: 'pay', which: 0, percent: 10, source: 'manual' });
    await then(0, { kind: 'pay', which: 0, percent: 50, source: 'accelerated' });
    await then(0, { kind: 'undo', back: 0 });
    // August 9: a second one, of nothing at first, and $12.00 of round-ups. A day later, $9.00 of them
    // are applied.
    await then(20, { kind: 'open', owed: 0 });
    await then(0, { kind: 'buy', roundUp: 1200 });
    await then(1, { kind: 'pay', which: 0, percent: 1, source: 'roundup' });
    // August 20: a statement of August 5, of $891.00 × 103 % + $5.27, which the $9.00 came after:
    // 917.73 + 5.27 - 9.00 = $914.00.
    await then(10, { ...correct, percent: 103, more: 527, daysAgo: 15, reason: 'interest' });
    // September 19: new charges on both: + $40.00, and the first $25.50.
    await then(30, { ...correct, more: 4000, reason: 'purchases' });
    await then(0, { ...correct, which: 1, more: 2550, reason: 'purchases' });
    // October 19: it was $54.00 too much: 954.00 × 94 % is 896.76, and $3.24.
    await then(30, { ...correct, percent: 94, more: 324, reason: 'correction' });
    await then(0, { kind: 'edit', which: 0, terms });
    // November 28: the second one is paid off and closed. It is reopened and drawn on in January.
    await then(40, { kind: 'pay', which: 1, percent: 100, source: 'manual' });
    await then(0, { kind: 'close', which: 1 });
    await then(40, { kind: 'reopen', which: 1 });
    await then(0, { ...correct, which: 1, more: 750, reason: 'interest' });
    await expectAgreement(database, life);
    const months = await historyOf(database, life);
    expect(
      months.map(({ month, debts, totalDebt, paid, interest }) => [
        month,
        ...debts.map(({ balance }) => balance),
        { totalDebt, paid, interest },
      ]),
    ).toEqual([
      ['2026-07', 90_000, { totalDebt: 90_000, paid: 10_000, interest: 0 }],
      ['2026-08', 91_400, { totalDebt: 91_400, paid: 900, interest: 2300 }],
      ['2026-09', 95_400, 2550, { totalDebt: 97_950, paid: 0, interest: 0 }],
      ['2026-10', 90_000, 2550, { totalDebt: 92_550, paid: 0, interest: 0 }],
      ['2026-11', 90_000, 0, { totalDebt: 90_000, paid: 2550, interest: 0 }],
      ['2026-12', 90_000, 0, { totalDebt: 90_000, paid: 0, interest: 0 }],
      ['2027-01', 90_000, 750, { totalDebt: 90_750, paid: 0, interest: 750 }],
    ]);
    expect((await checkLedger(database.db)).faults).toEqual([]);
  });
});

/** A refusal changes nothing, which is what the agreement then shows. */
function refused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
