import type { Database, Tx } from '../db/index.ts';
import { type LedgerReport, readLedger } from '../ledger/index.ts';
import { copyTable } from './copyTable.ts';
import { TABLE_ORDER } from './tableOrder.ts';
import { countRows, lockEmptyTables } from './targetTables.ts';

export interface Moved {
  /** The number of rows of each table, equal on both sides. */
  readonly rows: ReadonlyMap<string, bigint>;
  /** The ledger report, equal on both sides. */
  readonly ledger: LedgerReport;
}

/**
 * Copies one database into an empty one, in one transaction that is committed only after all counts
 * and balances match; a difference leaves the target empty.
 *
 * @throws Error where the target is not empty, the ledger is invalid, or the two differ.
 */
export function moveDatabase(from: Database, into: Database): Promise<Moved> {
  return from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) => into.db.transaction().execute((target) => moveAll(source, target)));
}

async function moveAll(source: Tx, target: Tx): Promise<Moved> {
  await lockEmptyTables(target);
  for (const table of TABLE_ORDER) await copyTable(source, target, table);

  const rows = await countRows(source);
  requireSame('rows', [...rows], [...(await countRows(target))]);
  requireSame('balances', await readBalances(source), await readBalances(target));
  const ledger = await readLedger(source);
  requireSame('books', ledger, await readLedger(target));
  if (ledger.faults.length > 0) throw new Error('The books are wrong: npm run ledger:check.');
  return { rows, ledger };
}

function readBalances(tx: Tx): Promise<unknown> {
  return tx.selectFrom('ledger_accounts').selectAll().orderBy('id').execute();
}

function requireSame(what: string, source: unknown, target: unknown): void {
  if (textOf(source) !== textOf(target)) throw new Error(`The ${what} differ; nothing was moved.`);
}

/** JSON text of query results, with bigints as strings. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? part.toString() : part,
  );
}
