import type { Session } from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import { type Db, isId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** The valid sessions of the user: that of the request first, then by the last use, newest first. */
export async function listSessions(
  db: Db,
  { userId, now, sessionId }: RequestContext,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['public_id', 'browser', 'system', 'network', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('public_id', 'desc')
    .execute();
  const sessions = rows.map((row) => ({
    id: row.public_id,
    current: row.public_id === sessionId,
    browser: row.browser,
    system: row.system,
    network: row.network,
    createdAt: row.created_at,
    lastUsedAt: row.last_seen_at,
  }));
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends another session of the user. That of the request is refused: signing out also clears what the
 * browser has stored, and ends the session at the identity provider.
 */
export async function endSession(
  tx: Tx,
  { userId, now, sessionId }: RequestContext,
  id: string,
): Promise<undefined> {
  if (id === sessionId) throw refusals.sessionInUse();
  if (!isId(id)) throw refusals.noSuchSession();
  const ended = await tx
    .deleteFrom('sessions')
    .where('public_id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('public_id')
    .execute();
  if (ended.length === 0) throw refusals.noSuchSession();
}

/** Ends all sessions of the user but that of the request. */
export async function endOtherSessions(
  tx: Tx,
  { userId, sessionId = '' }: RequestContext,
): Promise<undefined> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '!=', sessionId)
    .execute();
}
