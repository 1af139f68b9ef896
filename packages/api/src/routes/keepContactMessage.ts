import type { ContactRequest } from '@dime-time/finance-core/contract';
import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { Refusal } from '../household.ts';
import type { Call } from '../http/route.ts';

/** How many messages are mailed at a time. */
const MAILED_AT_ONCE = 20;

/**
 * Stores a message of the contact form, then mails it where mail is configured. The answer waits for
 * the first and not for the second: what the mail server does not take is sent with the next.
 */
export async function keepContactMessage(call: Call, contact: ContactRequest): Promise<void> {
  const { deps, household, write } = call;
  const id = `m_${write ? idOf(household?.userId ?? '', write.key) : randomUUID()}`;
  const kept = await deps.database.db
    .insertInto('contact_messages')
    .values({ id, ...contact, at: deps.clock() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) await requireSame(deps, id, contact);
  // Not awaited: whoever wrote has been heard.
  void mailContactMessages(deps);
}

/** Mails what was stored and has not been mailed. */
export async function mailContactMessages({ database, mailer, clock, log }: Deps): Promise<void> {
  if (!mailer.configured) return;
  try {
    const waiting = await database.db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'message'])
      .where('mailed_at', 'is', null)
      .orderBy('at')
      .limit(MAILED_AT_ONCE)
      .execute();
    for (const mail of waiting) {
      await mailer.send(mail);
      await database.db
        .updateTable('contact_messages')
        .set({ mailed_at: clock() })
        .where('id', '=', mail.id)
        .execute();
    }
  } catch (error) {
    log.warn({ err: error }, 'A contact message is stored and not mailed yet.');
  }
}

/** One key makes one message; nobody can guess the name of another's. */
function idOf(userId: string, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('base64url');
}

async function requireSame({ database }: Deps, id: string, contact: ContactRequest) {
  const found = await database.db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isSame = (['name', 'email', 'message'] as const).every(
    (field) => found[field] === contact[field],
  );
  if (!isSame) throw new Refusal(422, 'This Idempotency-Key was used for another request.');
}
