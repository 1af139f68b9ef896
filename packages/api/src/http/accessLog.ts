import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../config/logger.ts';
import type { Env } from './env.ts';

const HEADER = 'X-Request-Id';
/** The form of a request id from a proxy; any other text could inject log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Logs one line per request with its request id. It logs the route pattern instead of the path,
 * which may contain the id of a user's debt.
 */
export function accessLog(log: Pick<Logger, 'info'>): MiddlewareHandler<Env> {
  return async (context, next) => {
    const given = context.req.header(HEADER) ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const begun = performance.now();
    await next();
    context.header(HEADER, requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        route: context.get('route') ?? '*',
        status: context.res.status,
        ms: Math.round(performance.now() - begun),
      },
      'Answered.',
    );
  };
}
