import { hash, randomBytes } from 'node:crypto';
import { epochMillis, type Instant } from '@dime-time/finance-core';
import type { Clock } from '../config/clock.ts';
import { type Database, DatabaseBusy, newId, statement, type Value } from '../db/index.ts';
import { type RequestClient, UNKNOWN_CLIENT } from '../http/requestClient.ts';
import type { Encryption } from '../encryption/index.ts';

/** The user of a session. */
export interface SessionUser {
  readonly userId: string;
  readonly timeZone: string;
}

/** The user of a session that is valid, with its public id. */
interface ValidSession extends SessionUser {
  readonly sessionId: string;
}

/** What a session starts with. */
interface SessionStart {
  /** The provider's id token, which its sign-out needs. */
  readonly idToken?: string | undefined;
  /** Where the person signs in. */
  readonly client?: RequestClient | undefined;
}

/** Sessions in the database, stored by the hash of their id. */
export interface Sessions {
  /** Starts a session and returns its cookie value. */
  start(userId: string, start?: SessionStart): Promise<string>;
  /**
   * The session's user, and extends the session; `undefined` where it has expired or never existed.
   *
   * @param client reads where the request comes from; called only when the last use is written.
   */
  read(cookie: string, client?: () => RequestClient): Promise<ValidSession | undefined>;
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
    async start(userId, { idToken, client = UNKNOWN_CLIENT } = {}) {
      const cookie = randomBytes(32).toString('base64url');
      const now = clock();
      const session = {
        id_hash: hashId(cookie),
        user_id: userId,
        id_token: idToken === undefined ? null : encryption.encrypt(idToken, ID_TOKEN),
        created_at: now,
        last_seen_at: now,
        expires_at: later(now, SESSION_IDLE_TIMEOUT),
        public_id: newId('se', now),
        ...client,
      };
      await database.db.insertInto('sessions').values(session).execute();
      return cookie;
    },
    async read(cookie, client) {
      if (!ID.test(cookie)) return undefined;
      const now = clock();
      const [found] = await find(database.db, { hash: hashId(cookie), now });
      if (!found) return undefined;
      if (epochMillis(now) - epochMillis(found.last_seen_at) >= TOUCH_INTERVAL) {
        const use = { now, since: found.created_at, client: client?.() };
        await touchSession(database, cookie, use).catch(ignoreBusy);
      }
      return { userId: found.id, timeZone: found.time_zone, sessionId: found.public_id };
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
    .select(['users.id', 'users.time_zone'])
    .select(['sessions.created_at', 'sessions.last_seen_at', 'sessions.public_id'])
    .where('id_hash', '=', value('hash'))
    .where('expires_at', '>', value('now'))
    .compile(),
);

interface SessionUse {
  readonly now: Instant;
  /** When the session started. */
  readonly since: Instant;
  readonly client: RequestClient | undefined;
}

async function touchSession(
  database: Database,
  cookie: string,
  { now, since, client }: SessionUse,
): Promise<void> {
  const end = Math.min(
    epochMillis(now) + SESSION_IDLE_TIMEOUT,
    epochMillis(since) + SESSION_LIFETIME,
  );
  await database.db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: new Date(end).toISOString(), ...client })
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
