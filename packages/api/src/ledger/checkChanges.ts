import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { CoreDeps, Db } from '../db/index.ts';
import { checkHouseholds } from './checkLedger.ts';

const DAY = 86_400_000;
/** Transfers whose households are checked in one snapshot, few enough for the statement timeout. */
const BATCH_SIZE = 500;

/**
 * Checks the ledger of every household with a transfer since the last checks, once a day: in
 * snapshots of a few households each, beside all other work. A rule that is broken is logged, and
 * counted in `ledger_checks`.
 *
 * It begins where the check before the last one ended, since a transfer that was under way then may
 * have a lower number than those that were seen.
 */
export async function checkChanges(
  { database: { db }, log }: Pick<CoreDeps, 'database' | 'log'>,
  now: Instant,
  signal: AbortSignal,
): Promise<void> {
  const [last, before] = await lastChecks(db);
  // A check of a later day was made by a wrong clock.
  const age = last && epochMillis(now) - epochMillis(last.checked_at);
  if (age !== undefined && age >= 0 && age < DAY) return;
  const newest = await db
    .selectFrom('ledger_transfers')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const end = newest?.id ?? 0n;
  const checked = new Set<string>();
  let faults = 0;
  for (let after = before?.last_transfer ?? 0n; after < end;) {
    const transfers = await db
      .selectFrom('ledger_transfers')
      .select(['id', 'user_id'])
      .where('id', '>', after)
      .where('id', '<=', end)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    after = transfers.at(-1)?.id ?? end;
    const households = new Set(transfers.map(({ user_id }) => user_id));
    const added = [...households].filter((userId) => !checked.has(userId));
    for (const { rule, count, examples } of await checkHouseholds(db, added)) {
      faults += count;
      log.error({ rule, count, examples }, 'The ledger breaks a rule: see `npm run ledger:check`.');
    }
    for (const userId of added) checked.add(userId);
    if (signal.aborted) return;
  }
  await db
    .insertInto('ledger_checks')
    .values({ checked_at: now, last_transfer: end, households: checked.size, faults })
    .execute();
}

/** The last check and the one before it. */
function lastChecks(db: Db) {
  return db
    .selectFrom('ledger_checks')
    .select(['checked_at', 'last_transfer'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}
