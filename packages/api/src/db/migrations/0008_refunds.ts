import { sql, type Kysely } from 'kysely';

/** Which purchase a refund is of. */
const statements: readonly string[] = [
  `alter table transactions add column refund_of text`,
  `create unique index transactions_refunds on transactions (refund_of)
    where refund_of is not null`,

  // The sums of a month are read from the index alone, including what refunds returned.
  `drop index transactions_newest`,
  `create index transactions_newest on transactions (user_id, at desc, id desc)
    include (amount, round_up, round_up_returned) where removed_at is null`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
