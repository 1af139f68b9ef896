import { endpoints, readBody, type Endpoint } from '@dime-time/finance-core/contract';
import type { Context } from 'hono';
import { sessionCookie } from '../auth/authCookies.ts';
import type { Deps } from '../deps.ts';
import type { Household } from '../ledger/household.ts';
import type { Env } from './env.ts';
import type { HouseholdTurns } from './householdTurns.ts';
import type { Limits } from './limits.ts';
import { problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { refuseForeignWrite } from './refuseForeignWrite.ts';
import { fingerprintOf, readKey, type RepeatableWrite } from './repeatableWrite.ts';
import type { Route } from './route.ts';

/** What bounds the calls of one person. */
export interface Bounds {
  readonly limits: Limits;
  readonly turns: HouseholdTurns;
}

/**
 * Answers a request to a route. Everything that is the same for all of them happens here, in the
 * order of what it costs: where it comes from, who sent it, whether it can be read.
 */
export async function respond(
  context: Context<Env>,
  deps: Deps,
  { limits, turns }: Bounds,
  route: Route,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[route.key];
  const request = context.req.raw;
  if (endpoint.method !== 'GET') {
    const foreign = refuseForeignWrite(request, deps.config.publicUrl);
    if (foreign) return foreign;
  }
  const household = await findHousehold(context, deps);
  if (!household && endpoint.access !== 'public') {
    return problem(401, { detail: 'Sign in first.' });
  }
  const tooMany = household && (await limits.ofUser(household.userId));
  if (tooMany) return tooMany;
  const reading = await readRequest(context, endpoint);
  if ('refused' in reading) return reading.refused;
  if (!household || route.asksOthers) return answer(context, deps, route, { household, reading });

  const end = await turns.take(household.userId, endpoint.method === 'GET' ? 'read' : 'write');
  if (!end) {
    return problem(429, {
      detail: 'Too many of your requests are under way.',
      headers: { 'Retry-After': '1' },
    });
  }
  try {
    const spent = await limits.ofCharges(household.userId);
    if (spent) return spent;
    // The moment it is done at, not the one at which it began to wait.
    const response = await answer(context, deps, route, {
      household: { ...household, now: deps.clock() },
      reading,
    });
    await limits.charge(household.userId, Number(response.headers.get('Content-Length')));
    return response;
  } finally {
    end();
  }
}

interface Asked {
  readonly household: Household | undefined;
  readonly reading: Reading;
}

async function answer(
  context: Context<Env>,
  deps: Deps,
  route: Route,
  { household, reading }: Asked,
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

async function findHousehold(context: Context<Env>, deps: Deps): Promise<Household | undefined> {
  const cookie = sessionCookie(deps.config.publicUrl).read(context);
  const user = cookie === undefined ? undefined : await deps.sessions.read(cookie);
  return user && { userId: user.userId, timeZone: user.timeZone, now: deps.clock() };
}

interface Reading {
  readonly body: unknown;
  readonly write: RepeatableWrite | undefined;
}

async function readRequest(
  context: Context<Env>,
  endpoint: Endpoint,
): Promise<Reading | { readonly refused: Response }> {
  const request = context.req.raw;
  const read = endpoint.body ? await readJson(request) : { json: null };
  if ('refused' in read) return read;
  const asked = endpoint.method === 'GET' ? {} : readKey(request);
  if ('refused' in asked) return asked;
  const reading = readBody(endpoint, read.json);
  if (!reading.ok) return { refused: problem(reading.status, { issues: reading.issues }) };
  const { key } = asked;
  const write =
    key === undefined
      ? undefined
      : { key, fingerprint: fingerprintOf(request, context.req.path, read.json) };
  return { body: reading.value, write };
}
