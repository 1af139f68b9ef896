import {
  createMockBackend,
  handlersFor,
  unknownCallHandler,
  type MockBackendOptions,
} from '@dime-time/mocks';
import type { SetupWorker } from 'msw/browser';

/**
 * Mocks the API of a story with a household: `beforeEach: household({ scenario: 'newUser' })`.
 *
 * Its history ends now, and the browser’s storage is cleared.
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
