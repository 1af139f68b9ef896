import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  authRoutes,
  createSessions,
  type IdentityProvider,
  openIdentityProvider,
  type Sessions,
} from '../auth/index.ts';
import { createLogger } from '../config/logger.ts';
import type { Database } from '../db/index.ts';
import { createEncryption } from '../encryption/index.ts';
import { welcomeUser } from '../welcomeUser.ts';
import { openBrowser } from './openBrowser.ts';
import { testDatabase } from './testDatabase.ts';

const NOW = '2026-11-21T12:00:00Z';
const SECRET = 'a secret for tests alone';
const publicUrl = 'http://localhost:3000';
const config = { isProduction: false, publicUrl } as Parameters<typeof authRoutes>[0]['config'];

/** Sets up sign-in at the development provider; each test starts at the same time. */
export function setUpSignIn() {
  const encryption = createEncryption([SECRET]);
  const log = createLogger('silent');
  let database: Database;
  let identity: IdentityProvider;
  let sessions: Sessions;
  let now = NOW;
  let welcomed: string[] = [];

  beforeAll(async () => {
    database = await testDatabase();
    identity = await openIdentityProvider(config, SECRET);
    sessions = createSessions({ database, encryption, clock: () => now });
    // Booting the embedded database can take long on a busy machine.
  }, 60_000);
  afterAll(() => identity.close());
  beforeEach(() => {
    now = NOW;
    welcomed = [];
  });

  const appWith = (other: Partial<IdentityProvider> = {}, address = publicUrl) =>
    authRoutes({
      config: { ...config, publicUrl: address },
      database,
      sessions,
      encryption,
      log,
      clock: () => now,
      identity: { ...identity, ...other },
      welcome: async (user, subject) => {
        welcomed.push(`${subject} ${user.userId}`);
        const deps = { bank: undefined, clock: () => now, database, encryption };
        await welcomeUser(deps, { ...user, subject, isDemo: false });
      },
    });
  return {
    config,
    secret: SECRET,
    publicUrl,
    appWith,
    openBrowser: (app = appWith()) => openBrowser(app, publicUrl),
    get database() {
      return database;
    },
    get identity() {
      return identity;
    },
    get sessions() {
      return sessions;
    },
    get now() {
      return now;
    },
    /** The users that `welcome` was called with in this test. */
    get welcomed() {
      return welcomed;
    },
    goTo: (instant: string) => {
      now = instant;
    },
  };
}
