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

/** A request whose form has been checked, and its sender where the endpoint asks for one. */
export interface Call<D extends RouteDeps = RouteDeps> {
  readonly deps: D;
  /** `undefined` where nobody is signed in, which a public endpoint allows. */
  readonly household: RequestContext | undefined;
  /** Of the form that the endpoint asks for. */
  readonly body: unknown;
  /** The whole address, with its query. */
  readonly url: string;
  /** What the path names; empty where it names nothing. */
  readonly id: string;
  /** Set where the request can be sent again. */
  readonly write: IdempotentRequest | undefined;
  /** Headers for the answer, to be added to. */
  readonly headers: Headers;
}

/** How one call of the contract is answered. */
export interface Route<D extends RouteDeps = RouteDeps> {
  readonly key: EndpointKey;
  readonly answer: (call: Call<D>) => Promise<StoredResponse>;
  /** Set where it waits for another machine, during which the household's other calls go on. */
  readonly callsProvider?: true;
}

/** A call that changes nothing. */
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
 * A call that writes. Its key is claimed, the write done and its answer kept in one transaction: a
 * crash leaves all of it or nothing.
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
 * A call that asks another machine, which no transaction waits for. The work has to bear being done
 * twice; the answer under a key is still one.
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

/** A call that anybody may make. It sees to repetition itself, since nobody may own the key. */
export function publicRoute<Key extends EndpointKey, D extends RouteDeps = RouteDeps>(
  key: Key,
  work: (call: Call<D>, body: Body<Key>) => Promise<Answer<Key>>,
): Route<D> {
  return {
    key,
    answer: async (call) => serialize(key, await work(call, call.body as Body<Key>)),
  };
}

/** The pipeline lets nobody through to a private endpoint who is not signed in. */
function requireUser({ household }: Pick<Call, 'household'>): RequestContext {
  if (!household) throw new Error('A private endpoint was reached without a session.');
  return household;
}

/** A long list is written by parts, with a turn of the event loop between them. */
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
