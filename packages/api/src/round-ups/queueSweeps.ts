import type { Db } from '../db/index.ts';
import type { Week } from './lastWeek.ts';

export const WEEKLY_SWEEP = 'weekly_sweep';

const BATCH_SIZE = 2000;

interface SweepsToQueue {
  readonly timeZone: string;
  readonly week: Week;
  readonly signal: AbortSignal | undefined;
  /**
   * Households per statement.
   *
   * @default 2000
   */
  readonly batchSize?: number;
}

/**
 * Queues one sweep per household and week; households without waiting round-ups need none. In
 * batches, each within the statement timeout, however many households a time zone has.
 */
export async function queueSweeps(
  db: Db,
  { timeZone, week, signal, batchSize = BATCH_SIZE }: SweepsToQueue,
): Promise<void> {
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
      .orderBy('users.id')
      .limit(batchSize)
      .execute();
    if (households.length > 0) {
      await db
        .insertInto('jobs')
        .values(
          households.map(({ id }) => ({
            kind: WEEKLY_SWEEP,
            user_id: id,
            run_key: week.sunday,
            due_at: week.endedAt,
            status: 'waiting',
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    last = households.at(-1)?.id ?? last;
    if (households.length < batchSize || signal?.aborted) return;
  }
}
