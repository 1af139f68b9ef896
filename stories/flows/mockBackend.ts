import {
  createMockBackend,
  handlersFor,
  unknownCallHandler,
  type MockBackendOptions,
} from '@dime-time/mocks';
import type { SetupWorker } from 'msw/browser';

/**
 * Puts a household behind the calls of a story: `beforeEach: household({ scenario: 'newUser' })`.
 *
 * Its past reaches up to now, and the browser has forgotten what the story before did.
 */
export function mockBackend(
  options: MockBackendOptions = {},
): (context: { msw: SetupWorker }) => void {
  return ({ msw }) => {
    const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const backend = createMockBackend({ asOf: now(), now, timeZone, ...options });
    msw.use(...handlersFor(backend), unknownCallHandler);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('dime-time.')) localStorage.removeItem(key);
    }
  };
}
