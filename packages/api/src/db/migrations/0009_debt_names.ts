import { maskCardNumbers } from '@dime-time/finance-core/validation';
import { sql, type Kysely } from 'kysely';

/** Masks card numbers in the names of debts, which were stored whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from debts`.execute(db);
  for (const { id, name } of rows) {
    const cut = maskCardNumbers(name);
    if (cut !== name) await sql`update debts set name = ${cut} where id = ${id}`.execute(db);
  }
}
