import { Refusal } from '@dime-time/finance-core/server';
import type { Context } from 'hono';
import { DatabaseBusy, isUnavailable, type Log, OutcomeUnknown } from '../db/index.ts';
import type { HonoEnv } from './honoEnv.ts';
import { problem } from './problem.ts';

/** SQLSTATEs of text that PostgreSQL cannot store: NUL, or an unpaired surrogate. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** SQLSTATE of a number out of range; the write was rolled back. */
const TOO_LARGE = '22003';

/** The headers of a temporary failure. */
const RETRY_AFTER = { 'Retry-After': '2' };

/** Maps an error to a problem response, without internal details or data of the request. */
export function errorResponse(error: unknown, context: Context<HonoEnv>, log: Log): Response {
  const { req } = context;
  const about = {
    requestId: context.get('requestId'),
    method: req.method,
    route: context.get('route'),
  };
  if (error instanceof Refusal) {
    return problem(error, error.status === 503 ? RETRY_AFTER : {});
  }
  const isUnknown = error instanceof OutcomeUnknown;
  if (isUnknown && !isSafeToRetry(req.raw)) {
    log.warn({ err: error, ...about }, 'The database did not say whether a request was done.');
    return problem('outcome-unknown');
  }
  if (isUnknown || error instanceof DatabaseBusy || isUnavailable(error)) {
    log.warn({ err: error, ...about }, 'The database did not take a request.');
    return problem('not-done-now', RETRY_AFTER);
  }
  if (UNSTORABLE.has(codeOf(error))) {
    return problem('text-not-storable');
  }
  if (codeOf(error) === TOO_LARGE) {
    return problem('sum-too-large');
  }
  log.error({ err: error, ...about }, 'A request failed.');
  return problem('server-error');
}

/** Whether sending the request again changes nothing more: a read, or a write with a key. */
function isSafeToRetry({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || headers.has('Idempotency-Key');
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
