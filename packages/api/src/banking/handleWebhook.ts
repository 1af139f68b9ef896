import { createHash } from 'node:crypto';
import type { CoreDeps } from '../db/index.ts';
import type { BankDeps } from './bankDeps.ts';
import type { BankWebhook } from './bankProvider.ts';

export type WebhookDeps = Pick<CoreDeps, 'database' | 'clock'> & Pick<BankDeps, 'bank'>;

/** What becomes of a message that claims to be the provider's. */
export type WebhookOutcome = 'taken' | 'forged';

const STATUS = { 'sign-in-required': 'sign-in-required', removed: 'removed' } as const;

/**
 * Takes a message of the provider. What it says is noted at once, and the bank is looked at by the
 * scheduler: the provider waits a few seconds only, and sends the message again where it waits longer.
 *
 * A message that comes twice is noted once.
 */
export async function handleWebhook(
  { bank, database, clock }: WebhookDeps,
  request: { readonly headers: Headers; readonly body: string },
): Promise<WebhookOutcome> {
  const message = await bank?.verifyWebhook(request);
  if (!bank || !message) return 'forged';
  const now = clock();
  // The signature is over the body and the moment it was sent at, so it names this very message.
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
  // Never looked at is due at once; that also says that a repaired bank answers again.
  return { synced_at: null, status: 'active', failures: 0, retry_at: null };
}
