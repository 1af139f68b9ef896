import type { Db } from '../db/index.ts';
import type { Piece } from '../jobs/index.ts';
import type { Week } from './lastWeek.ts';

const BATCH_SIZE = 5000;

interface SweepsToFind {
  readonly timeZone: string;
  readonly week: Week;
  readonly signal: AbortSignal;
  /**
   * Households that a statement looks at, due or not.
   *
   * @default 5000
   */
  readonly batchSize?: number;
}

/**
 * Finds the sweeps of a week, one per household that was not swept for it; households without
 * waiting round-ups need none. In batches, each within the statement timeout, however many households a time zone has.
 */
export async function* findSweeps(
  db: Db,
  { timeZone, week, signal, batchSize = BATCH_SIZE }: SweepsToFind,
): AsyncGenerator<readonly Piece[]> {
  let after = '';
  for (;;) {
    const end = await nthHousehold(db, { timeZone, after, n: batchSize });
    const due = await db
      .selectFrom('users')
      .innerJoin('ledger_accounts', 'ledger_accounts.user_id', 'users.id')
      .select('users.id')
      .where('users.time_zone', '=', timeZone)
      .where('users.id', '>', after)
      .$if(end !== undefined, (query) => query.where('users.id', '<=', end ?? ''))
      .where('ledger_accounts.kind', '=', 'round_ups')
      .where('ledger_accounts.balance', '>', 0n)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('weekly_sweeps')
              .select('user_id')
              .whereRef('weekly_sweeps.user_id', '=', 'users.id')
              .where('weekly_sweeps.sunday', '=', week.sunday),
          ),
        ),
      )
      .orderBy('users.id')
      .execute();
    if (due.length > 0) yield due.map(({ id }) => ({ userId: id, about: week.sunday }));
    if (end === undefined || signal.aborted) return;
    after = end;
  }
}

/** The id of the nth household of a zone after another; undefined where there are fewer. */
async function nthHousehold(
  db: Db,
  { timeZone, after, n }: { timeZone: string; after: string; n: number },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('time_zone', '=', timeZone)
    .where('id', '>', after)
    .orderBy('id')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
