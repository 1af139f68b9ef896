import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../config/logger.ts';
import type { Env } from './env.ts';

const HEADER = 'X-Request-Id';
/** What a proxy may name a request; anything else could write lines of its own into a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Writes one line of each request, under the id that its answer tells: the route and not the path, which
 * may name somebody's debt.
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
