import { aprFromPercent, cents } from '@dime-time/finance-core';
import { sql } from 'kysely';
import { createSessions } from '../../../packages/api/src/auth/index.ts';
import { systemClock } from '../../../packages/api/src/config/clock.ts';
import { analyze } from '../../../packages/api/src/db/embedded/analyze.ts';
import type { Database } from '../../../packages/api/src/db/index.ts';
import { addDebt } from '../../../packages/api/src/debts/index.ts';
import { payDebt } from '../../../packages/api/src/debts/payDebt.ts';
import { createEncryption } from '../../../packages/api/src/encryption/index.ts';
import type { RequestContext } from '../../../packages/api/src/ledger/index.ts';
import { testHousehold } from '../../../packages/api/src/testing/testHousehold.ts';

/** What protects the sessions of a benchmark, here and in its server. */
export const SECRET = 'a-secret-of-the-benchmark-and-of-nothing-else';

/** Somebody who is signed in and owes more than any benchmark pays. */
export interface BenchMember {
  readonly userId: string;
  readonly debtId: string;
  readonly cookie: string;
}

export interface BenchData {
  readonly members: readonly BenchMember[];
  /** One with a long history. */
  readonly veteran: BenchMember;
}

export interface DataSize {
  readonly members: number;
  /** The veteran's transactions. */
  readonly transactions: number;
}

/** Fills an empty database with households that can pay at once. */
export async function prepare(database: Database, size: DataSize): Promise<BenchData> {
  const members: BenchMember[] = [];
  for (let index = 0; index < size.members; index += 1) members.push(await join(database));
  const veteran = await join(database);
  await enterHistory(database, veteran.userId, size.transactions);
  // As it would have come about by itself, within a minute of such growth.
  await analyze(database.db);
  return { members, veteran };
}

async function join(database: Database): Promise<BenchMember> {
  const home = await testHousehold(database, { now: systemClock() });
  const debtId = await owe(database, home);
  const sessions = createSessions({
    database,
    encryption: createEncryption([SECRET]),
    clock: systemClock,
  });
  const cookie = `dime_time_session=${await sessions.start(home.userId)}`;
  return { userId: home.userId, debtId, cookie };
}

/** A debt with one payment on it, so that every account is open. */
async function owe(database: Database, home: RequestContext): Promise<string> {
  return database.transaction(async (tx) => {
    const { id } = await addDebt(tx, home, {
      name: 'Everyday Card',
      currentBalance: cents(9_000_000_000),
      minimumPayment: cents(10_000),
      interestRate: aprFromPercent(24.99),
      dueDate: 15,
    });
    await payDebt(tx, home, { debtId: id, amount: cents(100), source: 'manual' });
    return id;
  });
}

/** As many as a server writes within the time that one statement may take. */
const ROWS_AT_ONCE = 5000;

/** Purchases over three years, each with its round-up in the books. */
async function enterHistory(database: Database, userId: string, count: number): Promise<void> {
  const { db } = database;
  await sql`
    insert into ledger_accounts (user_id, kind, unit) values (${userId}, 'round_ups', 'USD')
    on conflict do nothing`.execute(db);
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const last = Math.min(count, first + ROWS_AT_ONCE - 1);
    await sql`
      with entered as (
        insert into transactions (id, user_id, merchant, category, at, amount, round_up)
        select 't_' || lpad(n::text, 26, '0'), ${userId}, 'Harbor Coffee', 'Food and Drink',
          now() - n * interval '3 years' / ${count}::int, 400 + n % 99 + 1, 99 - n % 99
        from generate_series(${first}::int, ${last}::int) n
        returning *
      )
      insert into ledger_transfers
        (user_id, from_account, to_account, unit, amount, kind, reference, once, at)
      select e.user_id, b.id, r.id, 'USD', e.round_up, 'round_up', e.id, 'round_up:' || e.id, e.at
      from entered e
      join ledger_accounts b on b.user_id = e.user_id and b.kind = 'bank'
      join ledger_accounts r on r.user_id = e.user_id and r.kind = 'round_ups'`.execute(db);
  }
}
