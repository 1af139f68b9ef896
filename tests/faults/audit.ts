import type { Db } from '../../packages/api/src/db/index.ts';
import { checkLedger } from '../../packages/api/src/ledger/index.ts';

/** What was found in the books after a fault; all of it is to be nothing. */
export interface Audit {
  /** Acknowledged payments that are not there. */
  readonly lost: number;
  /** Payments beyond those that were acknowledged. */
  readonly doubled: number;
  readonly brokenRules: readonly string[];
}

/** Compares the books with what was acknowledged: every payment of one cent in them. */
export async function audit(db: Db, acknowledged: ReadonlyMap<string, string>): Promise<Audit> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select('id')
    .where('kind', '=', 'payment')
    .where('amount', '=', 1n)
    .execute();
  const kept = new Set(rows.map(({ id }) => `p_${id}`));
  const lost = [...acknowledged.values()].filter((id) => !kept.has(id)).length;
  const { faults } = await checkLedger(db);
  return {
    lost,
    doubled: kept.size - (acknowledged.size - lost),
    brokenRules: faults.map(({ rule }) => rule),
  };
}
