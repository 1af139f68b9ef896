import { setupServer, type SetupServer } from 'msw/node';
import { handlersFor } from './backend/handlersFor.ts';
import type { MockBackend } from './http/mockBackend.ts';

/**
 * Intercepts `fetch` in Node and answers from a backend.
 *
 * @example
 * const server = createMockServer(createMockBackend());
 * server.listen({ onUnhandledFrame: 'error' });
 */
export function createMockServer(backend: MockBackend): SetupServer {
  return setupServer(...handlersFor(backend));
}
