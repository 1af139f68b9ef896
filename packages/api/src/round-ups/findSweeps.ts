import type { Db } from '../db/index.ts';
import type { Piece } from '../jobs/index.ts';
import type { Week } from './lastWeek.ts';

const BATCH_SIZE = 2000;

interface SweepsToFind {
  readonly timeZone: string;
  readonly week: Week;
  readonly signal: AbortSignal;
  /**
   * Households per statement.
   *
   * @default 2000
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
  let last = '';
  for (;;) {
    const households = await db
      .selectFrom('users')
      .innerJoin('ledger_accounts', 'ledger_accounts.user_id', 'users.id')
      .select('users.id')
      .where('users.time_zone', '=', timeZone)
      .where('users.id', '>', last)
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
      .limit(batchSize)
      .execute();
    if (households.length > 0) {
      yield households.map(({ id }) => ({ userId: id, about: week.sunday }));
    }
    last = households.at(-1)?.id ?? last;
    if (households.length < batchSize || signal.aborted) return;
  }
}
