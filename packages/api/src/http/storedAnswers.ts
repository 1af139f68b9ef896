import { timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../db/index.ts';
import { Refusal, type Household } from '../household.ts';
import type { RepeatableWrite } from './repeatableWrite.ts';

/** An answer as it is sent, and sent again. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}

/** The answer that the first request under the key got. */
export async function findAnswer(
  db: Db | Tx,
  { userId }: Household,
  { key, fingerprint }: RepeatableWrite,
): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!timingSafeEqual(row.fingerprint, fingerprint)) {
    throw new Refusal(422, 'This Idempotency-Key was used for another request.');
  }
  if (row.status === null || row.body === null) return undefined;
  return { status: row.status, body: row.body };
}

/**
 * Takes a key for the write of this transaction. A second transaction waits here until the first is
 * over: then there is its answer, or, where it was rolled back, the key is free.
 */
export async function claimKey(
  tx: Tx,
  household: Household,
  write: RepeatableWrite,
): Promise<StoredAnswer | undefined> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: household.userId,
      key: write.key,
      fingerprint: write.fingerprint,
      created_at: household.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : findAnswer(tx, household, write);
}

/** Keeps the answer under its key, in the transaction of the write. */
export async function keepAnswer(
  tx: Tx,
  { userId }: Household,
  { key }: RepeatableWrite,
  { status, body }: StoredAnswer,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
