import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx, Unit } from '../db/index.ts';
import { LEDGER_RULES, LEDGER_TABLES } from './ledgerRules.ts';

/** The totals of one unit. */
export interface LedgerSum {
  readonly unit: Unit;
  readonly accounts: bigint;
  readonly transfers: bigint;
  /** The sum of all transfers. */
  readonly moved: bigint;
  /** The sum of all balances: zero, since what leaves one account arrives at another. */
  readonly balance: bigint;
}

type Counted = Pick<LedgerSum, 'unit' | 'accounts' | 'transfers'>;

/** A ledger rule that is violated. */
interface LedgerFault {
  /** The rule as a sentence. */
  readonly rule: string;
  readonly count: number;
  /** At most five violations. */
  readonly examples: readonly string[];
}

export interface LedgerReport {
  readonly households: bigint;
  readonly sums: readonly LedgerSum[];
  /** Empty where the ledger is valid. */
  readonly faults: readonly LedgerFault[];
}

const EXAMPLES = 5;

/** Reads the whole ledger in one snapshot and verifies every rule. */
export function checkLedger(db: Db): Promise<LedgerReport> {
  return db.transaction().setIsolationLevel('repeatable read').execute(readLedger);
}

/** The same within a transaction. */
export async function readLedger(tx: Tx): Promise<LedgerReport> {
  const { rows: households } = await sql<{ count: bigint }>`
    select count(distinct user_id) as count from ledger_accounts`.execute(tx);
  // As text: the sum over all households may exceed int8.
  const { rows: sums } = await sql<Record<'moved' | 'balance', string> & Counted>`
    select unit, count(*) as accounts, sum(balance)::text as balance,
      (select count(*) from ledger_transfers t where t.unit = a.unit) as transfers,
      (select coalesce(sum(amount), 0)::text from ledger_transfers t where t.unit = a.unit) as moved
    from ledger_accounts a group by unit order by unit desc`.execute(tx);
  return {
    households: households[0]?.count ?? 0n,
    sums: sums.map((row) => ({ ...row, moved: BigInt(row.moved), balance: BigInt(row.balance) })),
    faults: await findFaults(tx, sql.raw('')),
  };
}

/** Verifies every rule for some households, in one snapshot. */
export async function checkHouseholds(
  db: Db,
  userIds: readonly string[],
): Promise<readonly LedgerFault[]> {
  if (userIds.length === 0) return [];
  // A name in `with` stands for the rows of these households, where a rule names the table.
  const own = LEDGER_TABLES.map(
    (table) => sql`${sql.ref(table)} as materialized (
      select * from ${sql.table(table)} where user_id = any(${userIds}::text[])
    )`,
  );
  const prefix = sql`with ${sql.join(own)} `;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => findFaults(tx, prefix));
}

/** @param prefix what each query begins with. */
async function findFaults(tx: Tx, prefix: RawBuilder<unknown>): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { rule, breaches } of LEDGER_RULES) {
    const { rows } = await sql<{ what: string }>`${prefix}${sql.raw(breaches)}`.execute(tx);
    const examples = rows.slice(0, EXAMPLES).map(({ what }) => what);
    if (rows.length > 0) faults.push({ rule, count: rows.length, examples });
  }
  return faults;
}
