import { createMockBackend } from '@dime-time/mocks';
import { createMockServer } from '@dime-time/mocks/node';
import { afterAll, beforeAll } from 'vitest';
import { currentSession } from '../../mocks/store/currentSession.ts';
import { describeContract } from './suite.ts';

// Its clock begins at that of the suite, as with every other target.
const BEGIN = `${new Date().toISOString().slice(0, 19)}Z`;
let now = BEGIN;
const backend = createMockBackend({ asOf: BEGIN, now: () => now });
const server = createMockServer(backend);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const HOST = 'http://dime-time.test';

/** The hosted sign-in knows everybody here: one step leads back. */
async function follow(path: string): Promise<string> {
  const response = await fetch(`${HOST}${path}`, { redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '/nowhere', HOST).pathname;
}

describeContract('the mocks', {
  bank: backend.bank,
  fetch: (path, init) => fetch(`${HOST}${path}`, init),
  reset: () => {
    now = BEGIN;
    backend.reset();
    backend.state.signedIn = true;
    return Promise.resolve();
  },
  runJobs: (at) => {
    now = at;
    backend.runDueJobs();
    return Promise.resolve();
  },
  signInElsewhere: () => {
    const session = { ...currentSession(now), id: crypto.randomUUID(), current: false };
    backend.state.sessions.push(session);
    return Promise.resolve(() =>
      Promise.resolve(backend.state.sessions.some(({ id }) => id === session.id)),
    );
  },
  signIn: () => follow('/api/login'),
  signOut: () => follow('/api/logout'),
});
