import { sql, type Kysely } from 'kysely';

/** Marks bank rows of a former link, to match them when the new link reports them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bank_transactions
    add column is_former boolean not null default false`.execute(db);
  await sql`create index bank_transactions_former
    on bank_transactions (user_id) where is_former`.execute(db);
}
