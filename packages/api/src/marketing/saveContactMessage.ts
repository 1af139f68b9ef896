import type { ContactRequest } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { createHash, randomUUID } from 'node:crypto';
import type { Call } from '../http/route.ts';
import { mailContactMessages, type MailDeps } from './mailContactMessages.ts';

/**
 * Stores a contact message, then mails it where mail is configured. The response waits for storing
 * only: a failed mail is retried later.
 */
export async function saveContactMessage(
  call: Call<MailDeps>,
  contact: ContactRequest,
): Promise<void> {
  const { deps, household, write } = call;
  const id = `m_${write ? messageId(household?.userId ?? '', write.key) : randomUUID()}`;
  const inserted = await deps.database.transaction((tx) =>
    tx
      .insertInto('contact_messages')
      .values({ id, ...contact, at: deps.clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst(),
  );
  if (!inserted) await requireSameRequest(deps, id, contact);
  // Not awaited: the message is stored, so the sender need not wait for the mail server.
  void mailContactMessages(deps);
}

/** An idempotency key makes one message; the hash prevents guessing the ids of others. */
function messageId(userId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('base64url');
}

async function requireSameRequest(
  { database }: Pick<MailDeps, 'database'>,
  id: string,
  contact: ContactRequest,
) {
  const found = await database.db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isSame = (['name', 'email', 'message'] as const).every(
    (field) => found[field] === contact[field],
  );
  if (!isSame) throw refusals.reusedIdempotencyKey();
}
