import { type Database, sql } from '../../packages/api/src/db/index.ts';
import { checkLedger } from '../../packages/api/src/ledger/index.ts';
import { COLLECTED, type DueWork } from './dueWork.ts';
import type { OutsideServers } from './outsideServers.ts';

/** What of the jobs was done after the kills; all but the first two are to be nothing. */
export interface JobsAudit {
  readonly sweeps: number;
  readonly orders: number;
  /** Households whose sweep was not made. */
  readonly lost: number;
  /** Households from which more was swept than once. */
  readonly doubled: number;
  /** Contact messages, orders and syncs of banks that were not done. */
  readonly undone: number;
  /** Pieces that are neither done nor dead letters. */
  readonly waiting: number;
  readonly deadLetters: number;
  readonly brokenRules: readonly string[];
}

/** Compares what was due with what was done. */
export async function auditJobs(
  database: Database,
  due: DueWork,
  outside: Pick<OutsideServers, 'mailed' | 'ordered'>,
): Promise<JobsAudit> {
  const { db, runSql } = database;
  const { rows: swept } = await sql<{ user_id: string; moved: bigint; sweeps: bigint }>`
    select t.user_id, sum(t.amount)::int8 as moved, count(t.once) as sweeps
    from ledger_transfers t join ledger_accounts a on a.id = t.from_account
    where a.kind = 'round_ups' and t.kind in ('sweep', 'crypto_share')
    group by t.user_id`.execute(db);
  const sweptOf = new Map(swept.map((row) => [row.user_id, row]));
  const found = due.households.map((userId) => sweptOf.get(userId));
  const purchases = await db.selectFrom('crypto_purchases').select(['id', 'status']).execute();
  const orders = purchases.filter(({ id }) => outside.ordered.has(id));
  const unmailed = due.messages.filter((id) => !outside.mailed.has(id));
  const stale = await db
    .selectFrom('bank_items')
    .select('id')
    .where('provider', '=', 'sandbox')
    .where('synced_at', '<', due.banksDueAt)
    .execute();
  const queued = async (condition: string) =>
    (await runSql(`select 1 from pgboss.job where ${condition}`)).rows.length;
  const { faults } = await checkLedger(db);
  return {
    sweeps: found.filter((row) => row !== undefined).length,
    orders: orders.length,
    lost: found.filter((row) => row === undefined || row.moved < COLLECTED).length,
    doubled: found.filter(
      (row) => row !== undefined && (row.moved > COLLECTED || row.sweeps !== 1n),
    ).length,
    undone:
      unmailed.length +
      stale.length +
      purchases.filter(({ status }) => status === 'pending').length,
    waiting: await queued(`name like '%.pieces' and state < 'completed'`),
    deadLetters: await queued(`name = 'dead-letters'`),
    brokenRules: faults.map(({ rule }) => rule),
  };
}
