import { config } from '../config/config.ts';

/** A response body with the time it was received. */
interface StoredResponse {
  readonly text: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The number of rows on the server, of which the body may hold only the newest. */
  readonly total?: number | undefined;
}

interface Entry extends StoredResponse {
  /** The id of the user the response belongs to. */
  readonly owner: string;
}

/** The last successful response of each GET call, stored in this browser for one user at a time. */
export interface OfflineCache {
  /**
   * Starts to store for a user, after deleting the entries of another user.
   *
   * @param path the current-user call.
   */
  begin: (path: string, response: StoredResponse, owner: string) => Promise<void>;
  /** Stores a response, if the cache still belongs to this user. */
  put: (path: string, response: StoredResponse, owner: string) => Promise<void>;
  /**
   * The stored response of a path.
   *
   * @param owner the current user’s id; omit it to read who that is.
   */
  read: (path: string, owner?: string) => Promise<StoredResponse | undefined>;
  /** Deletes all entries. */
  clear: () => Promise<void>;
}

/** One Cache Storage cache holds all entries, so that clearing is atomic. */
const CACHE_NAME = 'dime-time.answers';
/** The key of the owner’s id. */
const OWNER = '/dime-time/owner';

/**
 * Creates an offline cache.
 *
 * Its operations run one after the other, so that a response that arrives during a deletion is not
 * stored among the entries of another user.
 *
 * @param storage without it, nothing is stored.
 */
export function createOfflineCache(storage: CacheStorage | undefined): OfflineCache {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(step: (storage: CacheStorage) => Promise<T>): Promise<T | undefined> => {
    if (!storage) return Promise.resolve(undefined);
    // A browser may deny storage at any time, which counts as an empty cache.
    const done = last.then(() => step(storage)).catch(() => undefined);
    last = done;
    return done;
  };
  return {
    begin: async (path, response, owner) => {
      await enqueue(async (caches) => {
        if ((await readOwner(caches)) !== owner) await caches.delete(CACHE_NAME);
        const cache = await caches.open(CACHE_NAME);
        await cache.put(OWNER, Response.json(owner));
        await write(cache, path, { ...response, owner });
      });
    },
    put: async (path, response, owner) => {
      await enqueue(async (caches) => {
        // Another tab may have signed out, or signed in as another user.
        if ((await readOwner(caches)) !== owner) return;
        await write(await caches.open(CACHE_NAME), path, { ...response, owner });
      });
    },
    read: (path, owner) =>
      enqueue(async (caches) => {
        const found = await caches.match(path, { cacheName: CACHE_NAME });
        const entry = (await found?.json()) as Entry | undefined;
        const isOwn = entry?.owner === (owner ?? (await readOwner(caches)));
        return isOwn ? entry : undefined;
      }),
    clear: async () => {
      await enqueue((caches) => caches.delete(CACHE_NAME));
    },
  };
}

async function readOwner(caches: CacheStorage): Promise<string | undefined> {
  const found = await caches.match(OWNER, { cacheName: CACHE_NAME });
  return (await found?.json()) as string | undefined;
}

function write(cache: Cache, path: string, entry: Entry): Promise<void> {
  return cache.put(path, Response.json(entry));
}

/** The offline cache of this browser; it stores nothing with the mocks, or without a secure context. */
export const offlineCache = createOfflineCache(
  config.apiMode === 'live' && typeof window !== 'undefined' && 'caches' in window
    ? window.caches
    : undefined,
);
