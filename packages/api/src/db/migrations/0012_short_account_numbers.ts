import { sql, type Kysely } from 'kysely';

/** The rule of finance-core's maskAccountNumber, for numbers of four characters or fewer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update debts
        set account_number = '•••• ' || regexp_replace(account_number, '[^[:alnum:]]', '', 'g')
        where account_number ~ '[[:alnum:]]' and account_number !~ '[*•]'
          and length(regexp_replace(account_number, '[^[:alnum:]]', '', 'g')) <= 4`,
    )
    .execute(db);
}
