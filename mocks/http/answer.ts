import {
  endpointPattern,
  endpoints,
  readBody,
  writeAnswer,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type Json,
} from '@dime-time/finance-core/contract';
import { HttpResponse, http, type HttpHandler } from 'msw/http';
import { momentOf } from '../store/moment.ts';
import { Refusal } from './refusal.ts';
import { noteThreshold, settle } from '../round-ups/settle.ts';
import type { World } from '../backend/createMockBackend.ts';
import {
  fingerprintOf,
  readKey,
  storeAnswer,
  storedAnswer,
  type RepeatableWrite,
} from './idempotency.ts';
import type { Fault } from './fault.ts';
import { problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { failBefore, spoil } from './applyFault.ts';
import { takeFault } from './takeFault.ts';

/** How much later than the next an answer out of order comes. */
const OVERTAKEN_MS = 150;

/** What a resource's handler is given. */
interface Call<Key extends EndpointKey> {
  readonly world: World;
  readonly body: BodyOf<(typeof endpoints)[Key]>;
  readonly url: URL;
  /** What the address names; empty where the call names nothing. */
  readonly id: string;
  /** Headers for the answer, to be added to. */
  readonly headers: Headers;
}

type Resolve<Key extends EndpointKey> = (call: Call<Key>) => AnswerOf<(typeof endpoints)[Key]>;

/**
 * Makes the handler of one call. Everything that is the same for all of them happens here: faults,
 * the session, reading the request, repetition, refusals, writing the answer.
 */
export function answer<Key extends EndpointKey>(
  world: World,
  key: Key,
  resolve: Resolve<Key>,
): HttpHandler {
  const endpoint: Endpoint = endpoints[key];
  const path = `*${endpointPattern(endpoint, { bank: world.bank })}`;
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](path, async ({ request, params }) => {
    const fault = takeFault(world, key);
    await pause(world, key, fault);
    const failed = failBefore(fault);
    if (failed) return failed;
    if (!world.state.signedIn && endpoint.access !== 'public') {
      return problem(401, { detail: 'Sign in first.' });
    }
    const reading = await readRequest(request, endpoint);
    if ('refused' in reading) return reading.refused;
    const id = String(params['id'] ?? '');
    return respond({ world, key, resolve, request, fault, id, ...reading });
  });
}

interface Reading {
  readonly body: unknown;
  readonly write: RepeatableWrite | undefined;
}

async function readRequest(
  request: Request,
  endpoint: Endpoint,
): Promise<Reading | { readonly refused: Response }> {
  const read = endpoint.body ? await readJson(request) : { json: null };
  if ('refused' in read) return read;
  const asked = endpoint.method === 'GET' ? {} : readKey(request);
  if ('refused' in asked) return asked;
  const reading = readBody(endpoint, read.json);
  if (!reading.ok) return { refused: problem(reading.status, { issues: reading.issues }) };
  const { key } = asked;
  const write =
    key === undefined ? undefined : { key, fingerprint: fingerprintOf(request, read.json) };
  return { body: reading.value, write };
}

interface PendingCall<Key extends EndpointKey> extends Reading {
  readonly world: World;
  readonly key: Key;
  readonly resolve: Resolve<Key>;
  readonly request: Request;
  readonly id: string;
  readonly fault: Fault | undefined;
}

function respond<Key extends EndpointKey>(call: PendingCall<Key>): Response {
  const { world, key, resolve, request, id, write, fault } = call;
  const endpoint = endpoints[key];
  if (settle(world.state, momentOf(world))) world.onChange(world.state);
  const stored = write && storedAnswer(world.state, write);
  if (stored && 'refused' in stored) return stored.refused;
  if (stored) return spoil(fault, stored.body) ?? sent(stored.body, { status: stored.status });

  const headers = new Headers({ 'Cache-Control': 'no-store' });
  try {
    const body = call.body as BodyOf<(typeof endpoints)[Key]>;
    const value = resolve({ world, body, url: new URL(request.url), id, headers });
    const json = endpoint.status === 204 ? null : writeAnswer(endpoint, value);
    if (endpoint.method !== 'GET') noteThreshold(world.state, world.now());
    if (write) storeAnswer(world.state, write, endpoint.status, json);
    if (endpoint.method !== 'GET') world.onChange(world.state);
    return spoil(fault, json) ?? sent(json, { status: endpoint.status, headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return problem(error.status, {
      detail: error.message,
      issues: error.issues,
    });
  }
}

/** A 204 has no body. */
function sent(json: Json, init: ResponseInit): Response {
  return init.status === 204 ? new HttpResponse(null, init) : HttpResponse.json(json, init);
}

async function pause(world: World, key: EndpointKey, fault: Fault | undefined): Promise<void> {
  const count = world.calls[key] ?? 0;
  world.calls[key] = count + 1;
  const overtaken = fault === 'out-of-order' && count % 2 === 0;
  const late = fault === 'delay' || world.scenario === 'slow';
  const wait = (late ? world.slowMs : 0) + (overtaken ? OVERTAKEN_MS : 0);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
