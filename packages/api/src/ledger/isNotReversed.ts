import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * SQL condition: whether a transfer was not reversed. A reversal refers to it by its id.
 *
 * @param by `payment_undo` for payments, `reward_reversal` for rewards.
 */
export function isNotReversed(
  userId: string,
  by: 'payment_undo' | 'reward_reversal',
): RawBuilder<SqlBool> {
  return sql<SqlBool>`ledger_transfers.id not in (
    select taken.reference::int8 from ledger_transfers taken
    where taken.user_id = ${userId} and taken.kind = ${sql.lit(by)})`;
}
