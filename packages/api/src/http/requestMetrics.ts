import type { Meter } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { HonoEnv } from './honoEnv.ts';

/** Other methods count as one, so that a client cannot add as many series as it likes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Upper limits of the buckets in seconds: those of the OpenTelemetry conventions. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/**
 * Measures each request by method, route pattern and status, under the names of the OpenTelemetry
 * conventions. A path is never a label: it may contain the id of a user's debt.
 */
export function requestMetrics(meter: Meter): MiddlewareHandler<HonoEnv> {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'The time until the response to a request was made.',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { method } = context.req;
    duration.record((performance.now() - begun) / 1000, {
      'http.request.method': METHODS.has(method) ? method : '_OTHER',
      'http.route': context.get('route') ?? '*',
      'http.response.status_code': context.res.status,
    });
  };
}
