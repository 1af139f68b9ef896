import { createHash } from 'node:crypto';
import type { CoreDeps } from '../db/index.ts';
import type { BankDeps } from './bankDeps.ts';
import type { BankWebhook } from './bankProvider.ts';

export type WebhookDeps = Pick<CoreDeps, 'database' | 'clock'> & Pick<BankDeps, 'bank'>;

/** The result of a webhook. */
export type WebhookOutcome = 'taken' | 'forged';

const STATUS = { 'sign-in-required': 'sign-in-required', removed: 'removed' } as const;

/**
 * Handles a webhook: it marks the link as due and the scheduler syncs it, since the provider waits
 * only a few seconds and resends otherwise.
 *
 * A webhook that arrives twice is handled once.
 */
export async function handleWebhook(
  { bank, database, clock }: WebhookDeps,
  request: { readonly headers: Headers; readonly body: string },
): Promise<WebhookOutcome> {
  const message = await bank?.verifyWebhook(request);
  if (!bank || !message) return 'forged';
  const now = clock();
  // The signature covers the body and the time, so it identifies this webhook.
  const signed = request.headers.get('Plaid-Verification') ?? request.body;
  const id_hash = createHash('sha256').update(signed).digest();
  await database.transaction(async (tx) => {
    const isNew = await tx
      .insertInto('webhook_events')
      .values({ id_hash, received_at: now, handled_at: now })
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .returning('id_hash')
      .executeTakeFirst();
    const { event } = message;
    if (!isNew || event === 'other') return;
    await tx
      .updateTable('bank_items')
      .set((row) => ({ ...toItemUpdate(event), messages: row('messages', '+', 1) }))
      .where('provider', '=', bank.name)
      .where('provider_item_id', '=', message.itemId)
      .where('status', '<>', 'removed')
      .execute();
  });
  return 'taken';
}

function toItemUpdate(event: Exclude<BankWebhook['event'], 'other'>) {
  if (event !== 'changes') return { status: STATUS[event] };
  // A null `synced_at` is due immediately; new transactions also mean that a repaired link works
  // again.
  return { synced_at: null, status: 'active', failures: 0, retry_at: null };
}
