import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../config/logger.ts';
import type { HonoEnv } from './honoEnv.ts';
import { REQUEST_ID_HEADER, requestId } from './requestId.ts';

/**
 * Logs one line per request with its request id. It logs the route pattern instead of the path,
 * which may contain the id of a user's debt.
 */
export function accessLog(log: Pick<Logger, 'info'>): MiddlewareHandler<HonoEnv> {
  return async (context, next) => {
    const id = requestId(context.req.raw.headers);
    context.set('requestId', id);
    const begun = performance.now();
    await next();
    context.header(REQUEST_ID_HEADER, id);
    log.info(
      {
        requestId: id,
        method: context.req.method,
        route: context.get('route') ?? '*',
        status: context.res.status,
        ms: Math.round(performance.now() - begun),
      },
      'Answered.',
    );
  };
}
