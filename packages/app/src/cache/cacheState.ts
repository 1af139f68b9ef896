import { endpoints, type Endpoint, type User } from '@dime-time/finance-core/contract';
import { createSettingsDraft, type SettingsDraft } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { addressOf, type Query } from '../http/apiClient.ts';

/** The key of a read in the cache: its path, with its query string if it has one. */
export function queryKey(endpoint: Endpoint, query?: Query): string {
  return addressOf(endpoint, { query });
}

/** The signed-in user, once it is known. */
export function userOf(cache: Pick<Cache, 'get'>): User | undefined {
  return cache.get(queryKey(endpoints.getUser))?.data as User | undefined;
}

/** When the data of a key was received. */
interface UpdateTime {
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Whether the data comes from the offline cache, because the server could not be reached. */
  readonly isOffline: boolean;
  /** The number of rows on the server, of which the data may hold only the newest. */
  readonly total?: number | undefined;
}

/** The state that belongs to one SWR cache, beside the responses themselves. */
export interface CacheState {
  /**
   * Marks the data of a key as out of date, including that of the request in flight for it.
   *
   * SWR’s `mutate` refetches only what is on screen, and cached data never expires by itself: other
   * keys are refetched when they are next shown.
   */
  invalidate: (path: string) => void;
  isInvalid: (path: string) => boolean;
  /** How often a key was invalidated; a request in flight compares it before and after. */
  invalidationCount: (path: string) => number;
  /** Records that data was received: it is valid, unless it comes from the offline cache. */
  receive: (path: string, time: UpdateTime) => void;
  /** When the data of a key was received. */
  updateTime: (path: string) => UpdateTime | undefined;
  /** The oldest update time; the same object until it changes. */
  oldestUpdate: () => UpdateTime | undefined;
  /** The keys whose data comes from the offline cache. */
  offlinePaths: () => readonly string[];
  /** Calls the listener when data is received, and returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** The prefetched reads that no component has used yet, also one that has failed. */
  readonly prefetches: Map<string, Promise<unknown>>;
  /** Removes and returns the prefetched read of a key. */
  takePrefetch: (path: string) => Promise<unknown> | undefined;
  /** The mutation of each call, so that a retry from another page has the same idempotency key. */
  readonly mutations: Map<Endpoint, unknown>;
  /** How often each item was changed by this page, by its id. */
  readonly itemRevisions: Map<string, number>;
  /** The unsaved changes of the round-up settings, shared by all pages. */
  readonly settingsDraft: SettingsDraft;
}

const states = new WeakMap<Cache, CacheState>();

/** The state of a cache, created on first use. */
export function cacheStateOf(cache: Cache): CacheState {
  const state = states.get(cache) ?? createCacheState();
  states.set(cache, state);
  return state;
}

function createCacheState(): CacheState {
  const invalid = new Set<string>();
  const counts = new Map<string, number>();
  const times = new Map<string, UpdateTime>();
  const listeners = new Set<() => void>();
  const prefetches = new Map<string, Promise<unknown>>();
  const invalidationCount = (path: string) => counts.get(path) ?? 0;
  const invalidate = (path: string) => {
    invalid.add(path);
    counts.set(path, invalidationCount(path) + 1);
  };
  return {
    invalidate,
    isInvalid: (path) => invalid.has(path),
    invalidationCount,
    receive: (path, time) => {
      if (time.isOffline) invalidate(path);
      else invalid.delete(path);
      times.set(path, time);
      listeners.forEach((listener) => listener());
    },
    updateTime: (path) => times.get(path),
    oldestUpdate: () =>
      [...times.values()].reduce<UpdateTime | undefined>(
        (first, time) => (first && first.receivedAt <= time.receivedAt ? first : time),
        undefined,
      ),
    offlinePaths: () => [...times].filter(([, { isOffline }]) => isOffline).map(([path]) => path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prefetches,
    takePrefetch: (path) => {
      const read = prefetches.get(path);
      prefetches.delete(path);
      return read;
    },
    mutations: new Map(),
    itemRevisions: new Map(),
    settingsDraft: createSettingsDraft(),
  };
}

/**
 * Invalidates the data of calls, with any query string: what is on screen is refetched now, the rest
 * when it is next shown.
 *
 * @returns a function whose promise resolves after the refetches; it never rejects.
 */
export function useInvalidate(): (...calls: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const { invalidate } = cacheStateOf(cache);
      await Promise.all(
        calls
          .map((call) => queryKey(call))
          .flatMap((path) => [path, ...keysWithQuery(cache, path)])
          .map((path) => {
            invalidate(path);
            return mutate(path);
          }),
      );
    },
    [cache, mutate],
  );
}

function keysWithQuery(cache: Cache, path: string): string[] {
  return [...cache.keys()].filter((key) => key.startsWith(`${path}?`));
}
