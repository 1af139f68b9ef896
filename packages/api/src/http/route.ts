import {
  endpoints,
  writeAnswer,
  type AnswerOf,
  type BodyOf,
  type EndpointKey,
} from '@dime-time/finance-core/contract';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { CoreDeps, Db, Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { claimKey, findResponse, saveResponse, type StoredResponse } from './idempotencyStore.ts';
import type { IdempotentRequest } from './idempotentRequest.ts';

type Answer<Key extends EndpointKey> = AnswerOf<(typeof endpoints)[Key]>;
type Body<Key extends EndpointKey> = BodyOf<(typeof endpoints)[Key]>;

/** What every route uses; a subject's routes declare what else they need. */
export type RouteDeps = Pick<CoreDeps, 'database'>;

/** A validated request, and its sender where the endpoint needs one. */
export interface Call<D extends RouteDeps = RouteDeps> {
  readonly deps: D;
  /** `undefined` without a session, which a public endpoint allows. */
  readonly household: RequestContext | undefined;
  /** The body, valid for the endpoint's schema. */
  readonly body: unknown;
  /** The full URL with its query. */
  readonly url: string;
  /** The `id` of the path; empty where it has none. */
  readonly id: string;
  /** Set where the request has an idempotency key. */
  readonly write: IdempotentRequest | undefined;
  /** Response headers; a route may add some. */
  readonly headers: Headers;
}

/** The handler of one endpoint of the contract. */
export interface Route<D extends RouteDeps = RouteDeps> {
  readonly key: EndpointKey;
  readonly answer: (call: Call<D>) => Promise<StoredResponse>;
  /** Set where it waits for a provider; the user's other requests do not wait for it. */
  readonly callsProvider?: true;
}

/** A route that only reads. */
export function readRoute<Key extends EndpointKey, D extends RouteDeps = RouteDeps>(
  key: Key,
  read: (db: Db, household: RequestContext, call: Call<D>) => Promise<Answer<Key>>,
): Route<D> {
  return {
    key,
    answer: async (call) =>
      serialize(key, await read(call.deps.database.db, requireUser(call), call)),
  };
}

/**
 * A route that writes. Claiming the key, the write and saving its response are one transaction, so
 * a crash leaves all of it or nothing.
 */
export function writeRoute<Key extends EndpointKey>(
  key: Key,
  work: (tx: Tx, household: RequestContext, body: Body<Key>, id: string) => Promise<Answer<Key>>,
): Route {
  return {
    key,
    answer: async (call) => {
      const { deps, body, id, write } = call;
      const household = requireUser(call);
      return deps.database.transaction(async (tx) => {
        const stored = write && (await claimKey(tx, household, write));
        if (stored) return stored;
        const answer = await serialize(key, await work(tx, household, body as Body<Key>, id));
        if (write) await saveResponse(tx, household, write, answer);
        return answer;
      });
    },
  };
}

/**
 * A route whose answer holds a secret, which is not stored under the key: the request sent again is
 * answered by `read`.
 */
export function secretWriteRoute<Key extends EndpointKey, D extends RouteDeps>(
  key: Key,
  work: (tx: Tx, household: RequestContext, deps: D) => Promise<Answer<Key>>,
  read: (db: Tx, household: RequestContext, deps: D) => Promise<Answer<Key>>,
): Route<D> {
  return {
    key,
    answer: async ({ deps, write, ...call }) => {
      const household = requireUser(call);
      return deps.database.transaction(async (tx) => {
        const stored = write && (await claimKey(tx, household, write));
        if (stored) return serialize(key, await read(tx, household, deps));
        const answer = await serialize(key, await work(tx, household, deps));
        if (write) await saveResponse(tx, household, write, { ...answer, body: '' });
        return answer;
      });
    },
  };
}

/**
 * A route that calls a provider, outside of any transaction. The work must be safe to run twice;
 * the response under a key is still a single one.
 */
export function callbackRoute<Key extends EndpointKey, D extends RouteDeps>(
  key: Key,
  work: (deps: D, household: RequestContext, body: Body<Key>, id: string) => Promise<Answer<Key>>,
): Route<D> {
  return {
    key,
    callsProvider: true,
    answer: async (call) => {
      const { deps, body, id, write } = call;
      const household = requireUser(call);
      const stored = write && (await findResponse(deps.database.db, household, write));
      if (stored) return stored;
      const answer = await serialize(key, await work(deps, household, body as Body<Key>, id));
      if (!write) return answer;
      return deps.database.transaction(async (tx) => {
        const earlier = await claimKey(tx, household, write);
        if (earlier) return earlier;
        await saveResponse(tx, household, write, answer);
        return answer;
      });
    },
  };
}

/** A route without sign-in. It handles retries itself, since the keys belong to no user. */
export function publicRoute<Key extends EndpointKey, D extends RouteDeps = RouteDeps>(
  key: Key,
  work: (call: Call<D>, body: Body<Key>) => Promise<Answer<Key>>,
): Route<D> {
  return {
    key,
    answer: async (call) => serialize(key, await work(call, call.body as Body<Key>)),
  };
}

/** `respond` has rejected requests to a private endpoint without a session. */
function requireUser({ household }: Pick<Call, 'household'>): RequestContext {
  if (!household) throw new Error('A private endpoint was reached without a session.');
  return household;
}

/** A long list is serialized in parts, yielding to the event loop between them. */
const ITEMS_PER_TURN = 500;

async function serialize<Key extends EndpointKey>(
  key: Key,
  value: Answer<Key>,
): Promise<StoredResponse> {
  const { status } = endpoints[key];
  if (status === 204) return { status, body: '' };
  if (!Array.isArray(value) || value.length <= ITEMS_PER_TURN) {
    return { status, body: toJson(key, value) };
  }
  const parts: string[] = [];
  for (let start = 0; start < value.length; start += ITEMS_PER_TURN) {
    const part = value.slice(start, start + ITEMS_PER_TURN) as Answer<Key>;
    parts.push(toJson(key, part).slice(1, -1));
    await turnOfTheLoop();
  }
  return { status, body: `[${parts.join(',')}]` };
}

function toJson<Key extends EndpointKey>(key: Key, value: Answer<Key>): string {
  return JSON.stringify(writeAnswer(endpoints[key], value));
}
