import { calendarDayOf } from '@dime-time/finance-core';
import {
  endpoints,
  readBody,
  writeBody,
  type BodyOf,
  type Endpoint,
  type TransactionRequest,
} from '@dime-time/finance-core/contract';
import { randomId } from '../http/apiClient.ts';
import { UNCONFIRMED_KEY_PREFIX } from '../storage/storageKeys.ts';
import type { SubmissionStore, UnconfirmedSubmission } from './idempotentMutation.ts';

/**
 * How long a submission is kept, in milliseconds: a day less than a server stores idempotency keys,
 * because after that a retry would be processed as a new submission.
 */
const KEPT_FOR_MS = 6 * 86_400_000;

/** The calls that move money or tokens. */
const MONEY_MOVES: readonly Endpoint[] = [
  endpoints.createPayment,
  endpoints.createAcceleratedPayment,
  endpoints.stakeTokens,
];

/** The calls that create something. Their bodies have names, so a logout removes them. */
export const CREATIONS: readonly Endpoint[] = [endpoints.createDebt, endpoints.createTransaction];

/** Whether the unconfirmed submissions of a call outlast the page: sent as a new one, it would be done twice. */
export function isKept(endpoint: Endpoint): boolean {
  return MONEY_MOVES.includes(endpoint) || CREATIONS.includes(endpoint);
}

/**
 * What makes two bodies of a call one submission. The time of a purchase is when its form was opened,
 * which differs if the form is filled in again: only its day counts. To end all other sessions is about
 * those of its time, so that each is a submission of its own: a retry must not be answered as the first.
 *
 * @param timeZone the zone of that day.
 */
export function identityOf(endpoint: Endpoint, body: unknown, timeZone: string): unknown {
  if (endpoint === endpoints.endOtherSessions) return randomId();
  if (endpoint !== endpoints.createTransaction) return body;
  const transaction = body as TransactionRequest;
  return { ...transaction, date: calendarDayOf(transaction.date, timeZone) };
}

interface Entry {
  /** The id of the user who has submitted it. */
  readonly owner: string;
  /** The method and path of the call. */
  readonly call: string;
  /** The body in its wire form. */
  readonly body: unknown;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Keeps the unconfirmed submissions of one call and one user in this browser: one entry each, by its
 * idempotency key, so that tabs do not overwrite one another’s. Without storage, nothing is kept.
 *
 * A logout keeps a payment: an outcome that is not known is still not known after the next sign-in.
 * They are shown to their owner only.
 */
export function unconfirmedStore<E extends Endpoint>(
  endpoint: E,
  owner: string,
): SubmissionStore<BodyOf<E>> {
  const call = callOf(endpoint);
  return {
    load: () =>
      keptKeys()
        .flatMap((key) => readEntry(key) ?? [])
        .filter(({ entry }) => entry.owner === owner && entry.call === call)
        .toSorted((a, b) => a.entry.sentAt - b.entry.sentAt)
        .flatMap(({ key, entry }): UnconfirmedSubmission<BodyOf<E>>[] => {
          const reading = readBody(endpoint, entry.body);
          return reading.ok ? [{ body: reading.value, key }] : [];
        }),
    save: ({ body, key }) => {
      withStorage((storage) => {
        const name = `${UNCONFIRMED_KEY_PREFIX}${key}`;
        if (storage.getItem(name) !== null) return;
        const entry: Entry = { owner, call, body: writeBody(endpoint, body), sentAt: Date.now() };
        storage.setItem(name, JSON.stringify(entry));
      });
    },
    remove: (key) => {
      withStorage((storage) => storage.removeItem(`${UNCONFIRMED_KEY_PREFIX}${key}`));
    },
    onRemoved: (listener) => {
      window.addEventListener('storage', ({ key, newValue }) => {
        if (newValue !== null || !key?.startsWith(UNCONFIRMED_KEY_PREFIX)) return;
        listener(key.slice(UNCONFIRMED_KEY_PREFIX.length));
      });
    },
  };
}

/** Removes the unconfirmed submissions of these calls, of all users. */
export function removeUnconfirmed(from: readonly Endpoint[]): void {
  const calls = from.map(callOf);
  for (const key of keptKeys()) {
    const kept = readEntry(key);
    if (kept && calls.includes(kept.entry.call)) {
      withStorage((storage) => storage.removeItem(`${UNCONFIRMED_KEY_PREFIX}${key}`));
    }
  }
}

function callOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function keptKeys(): string[] {
  return (
    withStorage((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(UNCONFIRMED_KEY_PREFIX))
        .map((key) => key.slice(UNCONFIRMED_KEY_PREFIX.length)),
    ) ?? []
  );
}

/** Reads an entry, and removes one that has expired or cannot be read. */
function readEntry(key: string): { key: string; entry: Entry } | undefined {
  return withStorage((storage) => {
    const name = `${UNCONFIRMED_KEY_PREFIX}${key}`;
    const entry = parseEntry(storage.getItem(name));
    if (entry && Date.now() - entry.sentAt < KEPT_FOR_MS) return { key, entry };
    storage.removeItem(name);
    return undefined;
  });
}

function parseEntry(text: string | null): Entry | undefined {
  try {
    const { owner, call, body, sentAt } = JSON.parse(text ?? '') as Partial<Entry>;
    return typeof owner === 'string' && typeof call === 'string' && typeof sentAt === 'number'
      ? { owner, call, body, sentAt }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` if the browser denies storage or has no room, or the body cannot be sent at all. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
