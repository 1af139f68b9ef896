import { Hono } from 'hono';
import type { HonoEnv } from './honoEnv.ts';
import { problem } from './problem.ts';
import type { Readiness } from './readiness.ts';

/** The health checks: `/live` is the liveness probe, `/ready` the readiness probe. */
export function healthRoutes(
  readiness: Readiness,
  database: { isReady(): Promise<boolean> },
): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  app.get('/live', (context) => context.text('live'));
  app.get('/ready', async (context) => {
    const isReady = readiness.check() && (await database.isReady().catch(() => false));
    return isReady ? context.text('ready') : problem('unavailable', { 'Retry-After': '2' });
  });
  return app;
}
