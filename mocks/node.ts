import { setupServer, type SetupServer } from 'msw/node';
import { handlersFor } from './backend/handlersFor.ts';
import type { World } from './backend/createMockBackend.ts';

/**
 * Puts a household behind `fetch` in Node.
 *
 * @example
 * const server = createMockServer(createWorld());
 * server.listen({ onUnhandledFrame: 'error' });
 */
export function createMockServer(world: World): SetupServer {
  return setupServer(...handlersFor(world));
}
