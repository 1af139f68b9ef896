import type { HttpBindings } from '@hono/node-server';

/** What a request brings along; a test that calls the app without a server brings nothing. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The route that answers, as a log may name it: with places instead of ids. */
    route?: string;
  };
}
