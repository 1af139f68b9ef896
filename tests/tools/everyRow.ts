import { sql } from 'kysely';
import type { Database } from '../../packages/api/src/db/index.ts';

/** Tables whose rows are only ever added or marked: their number shows whether anything happened. */
const COUNTED = [
  'users',
  'debts',
  'ledger_transfers',
  'one_off_parts',
  'transactions',
  'idempotency_keys',
  'crypto_purchases',
  'stakes',
  'bank_items',
  'bank_accounts',
  'bank_transactions',
  'bank_liabilities',
  'bank_decisions',
  'plan_versions',
  'contact_messages',
  'webhook_events',
];

/** Everything that a write of any user could have made or changed, short enough to be read often. */
export async function everyRow({ db }: Database): Promise<string> {
  const counts = COUNTED.map((table) => sql`(select count(*) from ${sql.table(table)})`);
  const settings = sql`(select string_agg(s::text, ' ' order by user_id) from round_up_settings s)`;
  const calendars = sql`(
    select string_agg(encode(secret_hash, 'hex'), ' ' order by user_id) from calendar_addresses
  )`;
  const sessions = sql`(select string_agg(public_id, ' ' order by public_id) from sessions)`;
  const moved = sql`(select coalesce(sum(amount), 0) from ledger_transfers)`;
  const read = sql<{ text: string }>`
    select concat_ws(' ', ${sql.join([...counts, settings, calendars, sessions, moved])}) as text
  `;
  const { rows } = await read.execute(db);
  return rows[0]?.text ?? '';
}
