import { randomUUID } from 'node:crypto';
import { parseConfig } from '../../packages/api/src/config/config.ts';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { type Database, newId, openDatabase } from '../../packages/api/src/db/index.ts';
import type { Deps } from '../../packages/api/src/deps.ts';
import { seedHousehold } from '../../packages/api/src/seed/seedHousehold.ts';
import { startServer } from '../../packages/api/src/startServer.ts';
import { freePort } from './freePort.ts';

/** Somebody with a household, signed in. */
export interface Member {
  readonly userId: string;
  readonly cookie: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The API, listening for a test. */
export interface TestApi {
  readonly origin: string;
  readonly port: number;
  readonly deps: Deps;
  /** What was logged at the level of an error, which a test expects none of. */
  readonly errors: readonly string[];
  /** A new member with the household of one of the demo people. */
  join(subject?: 'ada' | 'grace'): Promise<Member>;
  stop(): Promise<void>;
}

const SECRET = 'a-secret-of-the-tests-alone';

/**
 * Starts the whole server on a port of its own.
 *
 * @param env settings beside those of a test; limits are out of the way unless it sets them.
 */
export async function startApi(
  env: Readonly<Record<string, string>> = {},
  opened?: Database,
): Promise<TestApi> {
  // The address has to be known before the server is made: it is part of what is signed.
  const port = await freePort();
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET,
    APP_DIR: '/nowhere',
    RATE_LIMIT_PER_USER: '1000000',
    RATE_LIMIT_PER_ADDRESS: '1000000',
    RATE_LIMIT_SIGN_IN: '1000000',
    RATE_LIMIT_CONTACT: '1000000',
    ...env,
  };
  const errors: string[] = [];
  const log = createLogger('error', { write: (line) => void errors.push(line) });
  const database = opened ?? (await openDatabase({ log }));
  const server = await startServer(parseConfig(settings, '/'), log, database);
  const origin = settings.PUBLIC_URL;
  return {
    origin,
    port,
    deps: server.deps,
    errors,
    join: (subject = 'ada') => join(server.deps, origin, subject),
    async stop() {
      await server.stop();
      if (!opened) await database.close();
    },
  };
}

async function join(deps: Deps, origin: string, subject: 'ada' | 'grace'): Promise<Member> {
  const userId = newId('u', deps.clock());
  const user = { userId, timeZone: 'UTC' };
  await deps.database.db
    .insertInto('users')
    .values({
      id: userId,
      issuer: 'urn:test',
      subject: randomUUID(),
      email: `${subject}@example.test`,
      first_name: 'Ada',
      last_name: 'Fennimore',
      created_at: deps.clock(),
    })
    .execute();
  await seedHousehold(deps, user, subject);
  const cookie = `dime_time_session=${await deps.sessions.start(userId)}`;
  return {
    userId,
    cookie,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Cookie', cookie);
      return fetch(`${origin}${path}`, { ...init, headers });
    },
  };
}
