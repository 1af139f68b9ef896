import type { Endpoint } from '@dime-time/finance-core/contract';
import { createSettingsDraft, type SettingsDraft } from '@dime-time/ui';
import { useCallback } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { pathOf } from '../http/request.ts';

/** The state that belongs to one SWR cache, beside the responses themselves. */
export interface Session {
  readonly invalidations: Invalidations;
  readonly dataUpdatedAt: DataUpdatedAt;
  /** The mutation of each call, so that a retry from another page has the same idempotency key. */
  readonly mutations: Map<Endpoint, unknown>;
  /** The unsaved changes of the round-up settings, shared by all pages. */
  readonly settingsDraft: SettingsDraft;
}

/**
 * The keys whose cached data is out of date.
 *
 * SWR’s `mutate` refetches only what is on screen, and cached data never expires by itself: other keys
 * are refetched when they are next shown.
 */
interface Invalidations {
  /** Invalidates a key, including the request in flight for it. */
  add: (path: string) => void;
  has: (path: string) => boolean;
  /** How often a key was invalidated; a request in flight compares it before and after. */
  count: (path: string) => number;
  /** Marks a key as up to date. */
  remove: (path: string) => void;
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

/** When the data of each key was received. */
interface DataUpdatedAt {
  set: (path: string, time: UpdateTime) => void;
  get: (path: string) => UpdateTime | undefined;
  /** The oldest entry; the same object until it changes. */
  oldest: () => UpdateTime | undefined;
  /** The keys whose data comes from the offline cache. */
  offlinePaths: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

const sessions = new WeakMap<Cache, Session>();

/** The session of a cache, created on first use. */
export function sessionOf(cache: Cache): Session {
  const found = sessions.get(cache);
  if (found) return found;
  const created: Session = {
    invalidations: createInvalidations(),
    dataUpdatedAt: createDataUpdatedAt(),
    mutations: new Map(),
    settingsDraft: createSettingsDraft(),
  };
  sessions.set(cache, created);
  return created;
}

/**
 * Invalidates the data of calls: what is on screen is refetched now, the rest when it is next shown.
 *
 * @returns a function whose promise resolves after the refetches; it never rejects.
 */
export function useInvalidate(): (...calls: Endpoint[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...calls) => {
      const { invalidations } = sessionOf(cache);
      await Promise.all(
        calls.map((endpoint) => {
          invalidations.add(pathOf(endpoint));
          return mutate(pathOf(endpoint));
        }),
      );
    },
    [cache, mutate],
  );
}

function createInvalidations(): Invalidations {
  const invalid = new Set<string>();
  const counts = new Map<string, number>();
  const count = (path: string) => counts.get(path) ?? 0;
  return {
    add: (path) => {
      invalid.add(path);
      counts.set(path, count(path) + 1);
    },
    has: (path) => invalid.has(path),
    count,
    remove: (path) => void invalid.delete(path),
  };
}

function createDataUpdatedAt(): DataUpdatedAt {
  const times = new Map<string, UpdateTime>();
  const listeners = new Set<() => void>();
  return {
    set: (path, time) => {
      times.set(path, time);
      listeners.forEach((listener) => listener());
    },
    get: (path) => times.get(path),
    oldest: () =>
      [...times.values()].reduce<UpdateTime | undefined>(
        (first, time) => (first && first.receivedAt <= time.receivedAt ? first : time),
        undefined,
      ),
    offlinePaths: () => [...times].filter(([, { isOffline }]) => isOffline).map(([path]) => path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
