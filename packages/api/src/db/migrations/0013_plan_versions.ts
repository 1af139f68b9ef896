import { sql, type Kysely } from 'kysely';

/** The payoff plans that households save, each with its forecast. */
const statements: readonly string[] = [
  `create table plan_versions (
    id int8 generated always as identity primary key,
    public_id text not null unique,
    user_id text not null references users on delete cascade,
    since timestamptz(3) not null,
    document jsonb not null,
    forecast jsonb not null
  )`,
  `create index plan_versions_newest on plan_versions (user_id, id desc)`,
];

/** One statement at a time, since the embedded engine's extended protocol takes no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
