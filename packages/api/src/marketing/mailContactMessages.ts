import { epochMillis } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** How many messages are looked up at a time. */
const BATCH_SIZE = 20;

/** How long a message that was not mailed rests, twice as long after each time. */
const MIN_BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = 6 * 60 * 60_000;

export interface MailDeps extends Pick<CoreDeps, 'database' | 'clock' | 'log'> {
  readonly mailer: Mailer;
}

/**
 * Mails what was stored and has not been mailed, the oldest first; one process at a time, so that
 * none is mailed twice.
 *
 * A message that is not taken holds up none of the others: it rests, and is tried again.
 */
export async function mailContactMessages(deps: MailDeps, signal?: AbortSignal): Promise<void> {
  if (!deps.mailer.configured) return;
  try {
    await deps.database.runExclusive('contact mail', () => mailAll(deps, signal));
  } catch (error) {
    deps.log.warn({ err: error }, 'The contact messages are stored and not mailed yet.');
  }
}

async function mailAll(deps: MailDeps, signal: AbortSignal | undefined): Promise<void> {
  const { database, clock } = deps;
  for (;;) {
    const now = clock();
    const due = await database.db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'message', 'failures'])
      .where('mailed_at', 'is', null)
      .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
      .orderBy('at')
      .limit(BATCH_SIZE)
      .execute();
    // Each one is mailed or put off, so the next look finds others: also those of the meantime.
    if (due.length === 0) return;
    for (const { failures, ...mail } of due) {
      if (signal?.aborted) return;
      if (!(await mailOne(deps, mail, failures))) return;
    }
  }
}

/** Whether the next one may fare better. */
async function mailOne(
  { database, mailer, clock, log }: MailDeps,
  mail: Parameters<Mailer['send']>[0],
  failures: number,
): Promise<boolean> {
  const update = (noted: { mailed_at: string } | { failures: number; retry_at: string }) =>
    database.db.updateTable('contact_messages').set(noted).where('id', '=', mail.id).execute();
  try {
    await mailer.send(mail);
  } catch (error) {
    log.warn({ err: error, message: mail.id }, 'A contact message is stored and not mailed yet.');
    const backoff = Math.min(MIN_BACKOFF_MS * 2 ** failures, MAX_BACKOFF_MS);
    const retry_at = new Date(epochMillis(clock()) + backoff).toISOString();
    await update({ failures: failures + 1, retry_at });
    return error instanceof MailRefused;
  }
  await update({ mailed_at: clock() });
  return true;
}
