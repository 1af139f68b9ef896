import { epochMillis } from '@dime-time/finance-core';
import type { CoreDeps } from '../db/index.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** Messages per query. */
const BATCH_SIZE = 20;

/** Exponential backoff of a failed message, in milliseconds. */
const MIN_BACKOFF_MS = 60_000;
const MAX_BACKOFF_MS = 6 * 60 * 60_000;

export interface MailDeps extends Pick<CoreDeps, 'database' | 'clock' | 'log'> {
  readonly mailer: Mailer;
}

/**
 * Job: mails the stored messages, the oldest first; one process at a time, so that none is mailed
 * twice.
 *
 * A rejected message does not block the others: it is retried after a backoff.
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
    // Each of them is mailed or postponed, so the next query finds others, including new ones.
    if (due.length === 0) return;
    for (const { failures, ...mail } of due) {
      if (signal?.aborted) return;
      if (!(await mailOne(deps, mail, failures))) return;
    }
  }
}

/** @returns whether other messages may be accepted. */
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
