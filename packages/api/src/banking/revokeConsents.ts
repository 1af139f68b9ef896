import { epochMillis, type Instant } from '@dime-time/finance-core';
import { ACCESS_TOKEN_PURPOSE, type BankDeps } from './bankDeps.ts';
import { BankError } from './bankProvider.ts';

/** Exponential backoff of a failed revocation, in milliseconds. */
const MIN_BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = 6 * 60 * 60_000;
/** Revocations per run; the rest is due in the next one. */
const BATCH_SIZE = 200;

/**
 * Revokes consents at the provider whose links were removed here, then deletes their tokens. A
 * failed one is retried; one that the provider no longer has is already revoked.
 */
export async function revokeConsents(
  { database: { db }, encryption, bank, log }: BankDeps,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  if (!bank) return;
  const due = await db
    .selectFrom('bank_revocations')
    .selectAll()
    .where('provider', '=', bank.name)
    .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, access_token, failures } of due) {
    if (signal?.aborted) return;
    const accessToken = encryption.decrypt(access_token, ACCESS_TOKEN_PURPOSE);
    try {
      if (accessToken !== undefined) await bank.remove(accessToken);
      else log.error({ revocation: id }, 'The key of a bank token is not kept any more.');
    } catch (error) {
      if (!(error instanceof BankError) || error.failure === 'unavailable') {
        log.warn({ err: error, revocation: id }, 'A consent that is over is ended later.');
        const backoff = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
        await db
          .updateTable('bank_revocations')
          .set({
            failures: failures + 1,
            retry_at: new Date(epochMillis(now) + backoff).toISOString(),
          })
          .where('id', '=', id)
          .execute();
        continue;
      }
    }
    await db.deleteFrom('bank_revocations').where('id', '=', id).execute();
  }
}
