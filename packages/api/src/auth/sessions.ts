import { hash, randomBytes } from 'node:crypto';
import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Clock } from '../config/clock.ts';
import { type Database, DatabaseBusy, statement, type Value } from '../db/index.ts';
import type { Encryption } from './encryption.ts';

/** The user of a session. */
export interface SessionUser {
  readonly userId: string;
  readonly timeZone: string;
}

/** Sessions in the database, stored by the hash of their id. */
export interface Sessions {
  /** Starts a session and returns its cookie value. */
  start(userId: string, idToken?: string): Promise<string>;
  /**
   * The session's user, and extends the session; `undefined` where it has expired or never existed.
   */
  read(cookie: string): Promise<SessionUser | undefined>;
  /** Ends a session and returns the provider's id token that it started with. */
  end(cookie: string): Promise<string | undefined>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The idle timeout, in milliseconds. */
const SESSION_IDLE_TIMEOUT = DAY;

/** The absolute lifetime, in milliseconds. */
export const SESSION_LIFETIME = 14 * DAY;

/** `last_seen_at` is written at most this often, so that most reads write nothing. */
const TOUCH_INTERVAL = 5 * MINUTE;

const ID_TOKEN = 'id token of a session';

/** 256 random bits in base64url. */
const ID = /^[\w-]{43}$/;

/** @param deps `encryption` is for the provider's tokens. */
export function createSessions(deps: {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly clock: Clock;
}): Sessions {
  const { database, encryption, clock } = deps;
  return {
    async start(userId, idToken) {
      const cookie = randomBytes(32).toString('base64url');
      const now = clock();
      const session = {
        id_hash: hashId(cookie),
        user_id: userId,
        id_token: idToken === undefined ? null : encryption.encrypt(idToken, ID_TOKEN),
        created_at: now,
        last_seen_at: now,
        expires_at: later(now, SESSION_IDLE_TIMEOUT),
      };
      await database.db.insertInto('sessions').values(session).execute();
      return cookie;
    },
    async read(cookie) {
      if (!ID.test(cookie)) return undefined;
      const now = clock();
      const [found] = await find(database.db, { hash: hashId(cookie), now });
      if (!found) return undefined;
      if (epochMillis(now) - epochMillis(found.last_seen_at) >= TOUCH_INTERVAL) {
        await touchSession(database, cookie, { now, since: found.created_at }).catch(ignoreBusy);
      }
      return { userId: found.id, timeZone: found.time_zone };
    },
    async end(cookie) {
      if (!ID.test(cookie)) return undefined;
      const ended = await database.db
        .deleteFrom('sessions')
        .where('id_hash', '=', hashId(cookie))
        .returning('id_token')
        .executeTakeFirst();
      return ended?.id_token ? encryption.decrypt(ended.id_token, ID_TOKEN) : undefined;
    },
  };
}

const find = statement((db, value: Value<{ hash: Uint8Array; now: Instant }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.time_zone', 'sessions.created_at', 'sessions.last_seen_at'])
    .where('id_hash', '=', value('hash'))
    .where('expires_at', '>', value('now'))
    .compile(),
);

async function touchSession(
  database: Database,
  cookie: string,
  { now, since }: { readonly now: Instant; readonly since: Instant },
): Promise<void> {
  const end = Math.min(
    epochMillis(now) + SESSION_IDLE_TIMEOUT,
    epochMillis(since) + SESSION_LIFETIME,
  );
  await database.db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: new Date(end).toISOString() })
    .where('id_hash', '=', hashId(cookie))
    .execute();
}

/** A later request writes it instead: a full disk must not end sessions. */
function ignoreBusy(error: unknown): void {
  if (!(error instanceof DatabaseBusy)) throw error;
}

function hashId(cookie: string): Uint8Array {
  return hash('sha256', cookie, 'buffer');
}

function later(instant: Instant, millis: number): Instant {
  return new Date(epochMillis(instant) + millis).toISOString();
}
