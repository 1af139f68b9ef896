import type { Instant } from '@dime-time/finance-core';
import {
  endpointPath,
  endpoints,
  readAnswer,
  type AnswerOf,
  type Endpoint,
  type EndpointKey,
} from '@dime-time/finance-core/contract';

/** A server of the contract, as the suite sees it. */
export interface Target {
  /** The bank-connection provider's path segment. */
  readonly bank: string;
  /** Makes a request with the session's cookies; `path` begins with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Starts over: somebody is signed in and has three debts, purchases, rewards and a bank. */
  reset(): Promise<void>;
  /**
   * Runs the jobs of the server that are due at a time: sweeps and matured stakes. The clock of its
   * answers may stay behind.
   */
  runJobs(at: Instant): Promise<void>;
  /** All that a write could change, where the target can tell it in a shorter way than by its calls. */
  snapshot?(): Promise<string>;
  /**
   * Signs the same person in from another browser; the function it returns answers whether that browser is
   * still signed in.
   */
  signInElsewhere(): Promise<() => Promise<boolean>>;
  /** Begins at /api/login and goes where a browser is led; gives the path it arrives at. */
  signIn(): Promise<string>;
  /** Begins at /api/logout and goes where a browser is led; gives the path it arrives at. */
  signOut(): Promise<string>;
}

/** What the suite does to a target, in the words of the contract. */
export interface Client {
  readonly target: Target;
  /** The address of a call; one about a single thing is about one that there is none of, unless an id says which. */
  readonly path: (key: EndpointKey, id?: string) => string;
  /** The parsed answer of a call that has to succeed. */
  readonly read: <Key extends EndpointKey>(key: Key) => Promise<AnswerOf<(typeof endpoints)[Key]>>;
  /** Sends a body as it is, without the strict writer: the suite also sends what is wrong. */
  readonly send: (
    key: EndpointKey,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** As `send`, about the thing with that id. */
  readonly sendTo: (
    key: EndpointKey,
    id: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly sendText: (
    key: EndpointKey,
    text: string,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Everything that a write could change, to show that one did not. */
  readonly snapshot: () => Promise<string>;
}

const CHANGEABLE = [
  'getDebts',
  'getPayments',
  'getTransactions',
  'getRoundUpSettings',
  'getTokenBalance',
  'getTokenRewards',
  'getDashboardSummary',
  'getBankAccounts',
  'getBankItems',
  'getBankSuggestions',
  'getPlanVersions',
  'getCalendarAddress',
  'getSessions',
] as const;

export function clientOf(target: Target): Client {
  const path = (key: EndpointKey, id = 'none_such') =>
    endpointPath(endpoints[key], { bank: target.bank, id });
  const sendTextTo = (address: string, key: EndpointKey, text: string, headers: object = {}) => {
    const { method }: Endpoint = endpoints[key];
    return target.fetch(address, {
      method,
      body: text,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  const sendTo: Client['sendTo'] = (key, id, body, headers) =>
    body === undefined
      ? target.fetch(path(key, id), { method: endpoints[key].method, headers: headers ?? {} })
      : sendTextTo(path(key, id), key, JSON.stringify(body), headers);
  return {
    target,
    path,
    async read(key) {
      const response = await target.fetch(path(key));
      if (!response.ok) throw new Error(`GET ${path(key)} answered ${response.status}.`);
      return readAnswer(endpoints[key], await response.json());
    },
    send: (key, body, headers) => sendTo(key, 'none_such', body, headers),
    sendTo,
    sendText: (key, text, headers) => sendTextTo(path(key), key, text, headers),
    async snapshot() {
      if (target.snapshot) return target.snapshot();
      const answers = await Promise.all(
        CHANGEABLE.map(async (key) => (await target.fetch(path(key))).text()),
      );
      return answers.join('\n');
    },
  };
}
