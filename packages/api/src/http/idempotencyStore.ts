import type { Instant } from '@dime-time/finance-core';
import { refusals } from '@dime-time/finance-core/server';
import { timingSafeEqual } from 'node:crypto';
import { type Db, statement, type Tx, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { IdempotentRequest } from './idempotentRequest.ts';

/** A response as it is sent, and replayed. */
export interface StoredResponse {
  readonly status: number;
  /** Empty for a response without content. */
  readonly body: string;
}

/**
 * The response of the first request with the key; `undefined` while there is none.
 *
 * @throws Refusal 422 where the key was used for a different request.
 */
export async function findResponse(
  db: Db | Tx,
  { userId }: RequestContext,
  { key, fingerprint }: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  const [row] = await find(db, { userId, key });
  if (!row) return undefined;
  if (!timingSafeEqual(row.fingerprint, fingerprint)) {
    throw refusals.reusedIdempotencyKey();
  }
  if (row.status === null || row.body === null) return undefined;
  return { status: row.status, body: row.body };
}

/**
 * Claims a key for the write of this transaction. A concurrent transaction with the same key waits
 * here until the first ends: then it gets that response, or, after a rollback, claims the key
 * itself.
 */
export async function claimKey(
  tx: Tx,
  household: RequestContext,
  write: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  const [claimed] = await claim(tx, {
    userId: household.userId,
    key: write.key,
    fingerprint: write.fingerprint,
    now: household.now,
  });
  return claimed ? undefined : findResponse(tx, household, write);
}

/** Saves the response under its key, in the transaction of the write. */
export async function saveResponse(
  tx: Tx,
  { userId }: RequestContext,
  { key }: IdempotentRequest,
  { status, body }: StoredResponse,
): Promise<void> {
  await save(tx, { userId, key, status, body });
}

interface OwnedKey {
  userId: string;
  key: string;
}

const find = statement((db, value: Value<OwnedKey>) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('user_id', '=', value('userId'))
    .where('key', '=', value('key'))
    .compile(),
);

const claim = statement((db, value: Value<OwnedKey & { fingerprint: Uint8Array; now: Instant }>) =>
  db
    .insertInto('idempotency_keys')
    .values({
      user_id: value('userId'),
      key: value('key'),
      fingerprint: value('fingerprint'),
      created_at: value('now'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .compile(),
);

const save = statement((db, value: Value<OwnedKey & StoredResponse>) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: value('status'), body: value('body') })
    .where('user_id', '=', value('userId'))
    .where('key', '=', value('key'))
    .compile(),
);
