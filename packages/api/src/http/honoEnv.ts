import type { HttpBindings } from '@hono/node-server';

/**
 * The Hono environment of a request; a test that calls the app without a server has no bindings.
 */
export interface HonoEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The route pattern for the log, without ids. */
    route?: string;
  };
}
