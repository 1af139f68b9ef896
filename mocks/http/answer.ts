import {
  endpointPattern,
  endpoints,
  writeAnswer,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type Json,
} from '@dime-time/finance-core/contract';
import {
  checkExpectedUser,
  readRequest,
  Refusal,
  type ProblemAnswer,
  type ReadRequest,
} from '@dime-time/finance-core/server';
import { HttpResponse, http, type HttpHandler } from 'msw/http';
import { applyFault, failedAnswer } from './applyFault.ts';
import { delay } from './delay.ts';
import type { Fault } from './fault.ts';
import type { MockBackend } from './mockBackend.ts';
import { problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { findAnswer, storeAnswer } from './idempotencyStore.ts';
import { takeFault } from './takeFault.ts';

/** The arguments of a handler. */
interface Call<Key extends EndpointKey> {
  readonly backend: MockBackend;
  readonly body: BodyOf<(typeof endpoints)[Key]>;
  readonly url: URL;
  /** The id in the path; empty where the path has none. */
  readonly id: string;
  /** Headers of the answer; a handler may add some. */
  readonly headers: Headers;
}

type Resolve<Key extends EndpointKey> = (call: Call<Key>) => AnswerOf<(typeof endpoints)[Key]>;

/**
 * Creates the handler of one endpoint with the request pipeline: faults, session, reading the
 * request, idempotency, refusals, writing the answer.
 */
export function answer<Key extends EndpointKey>(
  backend: MockBackend,
  key: Key,
  resolve: Resolve<Key>,
): HttpHandler {
  const endpoint: Endpoint = endpoints[key];
  const path = `*${endpointPattern(endpoint, { bank: backend.bank })}`;
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  return http[method](path, async ({ request, params }) => {
    const fault = takeFault(backend, key);
    await delay(backend, key, fault);
    const failed = failedAnswer(fault);
    if (failed) return failed;
    if (!backend.state.signedIn && endpoint.access !== 'public') {
      return problem('sign-in-required');
    }
    const unexpected = checkExpectedUser(request.headers, backend.state.user.id);
    if (unexpected) return problem(unexpected);
    const reading = await read(request, endpoint);
    if ('problem' in reading) return problem(reading.problem);
    const id = String(params['id'] ?? '');
    try {
      return respond({ backend, key, resolve, request, fault, id, ...reading });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return problem(error);
    }
  });
}

async function read(
  request: Request,
  endpoint: Endpoint,
): Promise<ReadRequest | { readonly problem: ProblemAnswer }> {
  const body = endpoint.body ? await readJson(request) : { json: null };
  if ('problem' in body) return body;
  const { headers, url } = request;
  return readRequest(endpoint, { headers, path: new URL(url).pathname, json: body.json });
}

interface PendingCall<Key extends EndpointKey> extends ReadRequest {
  readonly backend: MockBackend;
  readonly key: Key;
  readonly resolve: Resolve<Key>;
  readonly request: Request;
  readonly id: string;
  readonly fault: Fault | undefined;
}

function respond<Key extends EndpointKey>(call: PendingCall<Key>): Response {
  const { backend, key, resolve, request, id, write, fault } = call;
  const endpoint = endpoints[key];
  if (backend.runDueJobs()) backend.onChange(backend.state);
  const headers = new Headers({
    'Cache-Control': 'no-store',
    Date: new Date(backend.now()).toUTCString(),
  });
  const stored = write && findAnswer(backend.state, write);
  if (stored) {
    const { status } = stored;
    return applyFault(fault, stored.body) ?? jsonResponse(stored.body, { status, headers });
  }
  const body = call.body as BodyOf<(typeof endpoints)[Key]>;
  const value = resolve({ backend, body, url: new URL(request.url), id, headers });
  const json = endpoint.status === 204 ? null : writeAnswer(endpoint, value);
  if (endpoint.method !== 'GET') {
    backend.afterWrite();
    if (write) storeAnswer(backend.state, write, endpoint.status, json);
    backend.onChange(backend.state);
  }
  return applyFault(fault, json) ?? jsonResponse(json, { status: endpoint.status, headers });
}

/** A 204 has no body. */
function jsonResponse(json: Json, init: ResponseInit): Response {
  return init.status === 204 ? new HttpResponse(null, init) : HttpResponse.json(json, init);
}
