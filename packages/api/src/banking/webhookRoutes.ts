import { Hono } from 'hono';
import type { CoreDeps } from '../db/index.ts';
import type { HonoEnv } from '../http/honoEnv.ts';
import { problem } from '../http/problem.ts';
import { handleWebhook, type WebhookDeps } from './handleWebhook.ts';

/** The largest webhook in bytes. */
const MAX_WEBHOOK_BYTES = 64 * 1024;

/** The webhook endpoint of the provider; only signed webhooks are accepted. */
export function webhookRoutes(deps: WebhookDeps & Pick<CoreDeps, 'config'>): Hono<HonoEnv> {
  return new Hono<HonoEnv>().post(`/api/${deps.config.bank.segment}/webhook`, async (c) => {
    const length = Number(c.req.header('Content-Length') ?? Number.NaN);
    if (!(length <= MAX_WEBHOOK_BYTES)) return problem('content-too-large');
    const body = await c.req.text();
    const outcome = await handleWebhook(deps, { headers: c.req.raw.headers, body });
    return outcome === 'taken' ? c.body(null, 204) : problem('request-malformed');
  });
}
