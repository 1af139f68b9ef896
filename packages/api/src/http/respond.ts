import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { checkExpectedUser, readRequest, type ProblemAnswer } from '@dime-time/finance-core/server';
import type { Context } from 'hono';
import type { CoreDeps } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { csrfGuard } from './csrfGuard.ts';
import type { HonoEnv } from './honoEnv.ts';
import { hashFingerprint, type IdempotentRequest } from './idempotentRequest.ts';
import { problem } from './problem.ts';
import type { RateLimits } from './rateLimits.ts';
import { readJson } from './readJson.ts';
import type { RequestQueue } from './requestQueue.ts';
import type { Route } from './route.ts';

/** Who is signed in; `undefined` without a valid session. */
export type Authenticate = (
  context: Context<HonoEnv>,
) => Promise<Pick<RequestContext, 'userId' | 'timeZone' | 'sessionId'> | undefined>;

/** What the requests of all routes share. */
export interface Pipeline {
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  readonly queue: RequestQueue;
}

type RespondDeps = Pick<CoreDeps, 'config' | 'database' | 'clock'>;

/**
 * Handles a request to a route. The checks that all routes share are done here, the cheapest first:
 * its origin, its sender, its form.
 */
export async function respond<D extends RespondDeps>(
  context: Context<HonoEnv>,
  deps: D,
  { authenticate, limits, queue }: Pipeline,
  route: Route<D>,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[route.key];
  const request = context.req.raw;
  if (endpoint.method !== 'GET') {
    const foreign = csrfGuard(request, deps.config.publicUrl);
    if (foreign) return foreign;
  }
  const user = await authenticate(context);
  const household = user && { ...user, now: deps.clock() };
  if (!household && endpoint.access !== 'public') {
    return problem('sign-in-required');
  }
  const unexpected = household && checkExpectedUser(request.headers, household.userId);
  if (unexpected) return problem(unexpected);
  const tooMany = household && (await limits.checkUser(household.userId));
  if (tooMany) return tooMany;
  const reading = await parseRequest(context, endpoint);
  if ('problem' in reading) return problem(reading.problem);
  if (!household || route.callsProvider)
    return answer(context, deps, route, { household, reading });

  const end = await queue.acquire(household.userId, endpoint.method === 'GET' ? 'read' : 'write');
  if (!end) return problem('too-many-at-once', { 'Retry-After': '1' });
  try {
    const spent = limits.checkResponseBytes(household.userId);
    if (spent) return spent;
    // The time at which the work starts, after waiting in the queue.
    const response = await answer(context, deps, route, {
      household: { ...household, now: deps.clock() },
      reading,
    });
    await limits.countResponseBytes(
      household.userId,
      Number(response.headers.get('Content-Length')),
    );
    return response;
  } finally {
    end();
  }
}

interface RouteInput {
  readonly household: RequestContext | undefined;
  readonly reading: ParsedRequest;
}

async function answer<D extends RespondDeps>(
  context: Context<HonoEnv>,
  deps: D,
  route: Route<D>,
  { household, reading }: RouteInput,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  const id = context.req.param('id') ?? '';
  const call = { deps, household, url: context.req.url, id, headers, ...reading };
  const { status, body } = await route.answer(call);
  if (body !== '') {
    headers.set('Content-Length', String(Buffer.byteLength(body)));
    return new Response(body, { status, headers });
  }
  headers.delete('Content-Type');
  return new Response(null, { status, headers });
}

interface ParsedRequest {
  readonly body: unknown;
  readonly write: IdempotentRequest | undefined;
}

async function parseRequest(
  context: Context<HonoEnv>,
  endpoint: Endpoint,
): Promise<ParsedRequest | { readonly problem: ProblemAnswer }> {
  const { raw, path } = context.req;
  const read = endpoint.body ? await readJson(raw) : { json: null };
  if ('problem' in read) return read;
  const reading = readRequest(endpoint, { headers: raw.headers, path, json: read.json });
  if ('problem' in reading) return reading;
  return { body: reading.body, write: reading.write && hashFingerprint(reading.write) };
}
