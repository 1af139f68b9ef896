import { sql, type Kysely } from 'kysely';
import { bankStatements } from './household/bank.ts';
import { ledgerStatements } from './household/ledger.ts';
import { ledgerGuardStatements } from './household/ledgerGuards.ts';
import { moneyStatements } from './household/money.ts';
import { userStatements } from './household/users.ts';

/** Everything of a household, in the order of its references. */
const statements: readonly string[] = [
  ...userStatements,
  ...ledgerStatements,
  ...ledgerGuardStatements,
  ...moneyStatements,
  ...bankStatements,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
