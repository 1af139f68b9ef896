import { createLogger } from '../../packages/api/src/config/logger.ts';
import { type Db, openDatabase } from '../../packages/api/src/db/index.ts';
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
    .select('public_id')
    .where('kind', '=', 'payment')
    .where('amount', '=', 1n)
    .execute();
  const kept = new Set(rows.map(({ public_id }) => public_id));
  const lost = [...acknowledged.values()].filter((id) => !kept.has(id)).length;
  const { faults } = await checkLedger(db);
  return {
    lost,
    doubled: kept.size - (acknowledged.size - lost),
    brokenRules: faults.map(({ rule }) => rule),
  };
}

/**
 * The same of a server's database, once the server is gone.
 *
 * @param where the database: `{ DATA_DIR }` or `{ DATABASE_URL }`.
 */
export async function auditOf(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Readonly<Record<string, string>>,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Audit> {
  const database = await openDatabase({
    log: createLogger('silent'),
    ...(url !== undefined && { url }),
    ...(dataDir !== undefined && { dataDir }),
  });
  try {
    return await audit(database.db, acknowledged);
  } finally {
    await database.close();
  }
}
