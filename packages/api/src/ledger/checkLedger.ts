import { sql } from 'kysely';
import type { Db, Tx, Unit } from '../db/index.ts';
import { LEDGER_RULES } from './ledgerRules.ts';

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
  const faults: LedgerFault[] = [];
  for (const { rule, breaches } of LEDGER_RULES) {
    const { rows } = await sql.raw<{ what: string }>(breaches).execute(tx);
    const examples = rows.slice(0, EXAMPLES).map(({ what }) => what);
    if (rows.length > 0) faults.push({ rule, count: rows.length, examples });
  }
  return {
    households: households[0]?.count ?? 0n,
    sums: sums.map((row) => ({ ...row, moved: BigInt(row.moved), balance: BigInt(row.balance) })),
    faults,
  };
}
