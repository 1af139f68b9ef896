import {
  endpoints,
  offersFeature,
  type AnswerOf,
  type Endpoint,
  type Feature,
  type User,
} from '@dime-time/finance-core/contract';
import { ready, type Loadable } from '@dime-time/ui';
import { useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig, type Cache, type SWRResponse } from 'swr';
import { errorMessage, isUnauthorized, OfflineError } from '../http/httpError.ts';
import { parseBody, requestText, setDocumentUser, type Query } from '../http/apiClient.ts';
import { offlineCache } from '../offline/offlineCache.ts';
import { useOnline } from '../offline/useOnline.ts';
import { featuresOf, hasExtensionFields, omitUnsupportedFields } from './features.ts';
import { cacheStateOf, queryKey, userOf } from './cacheState.ts';

const USER_PATH = queryKey(endpoints.getUser);

/**
 * How long the data of a call counts as fresh, in milliseconds: shown again after that, it is
 * refetched in the background. The data of any other call is fresh until it is invalidated.
 */
export const FRESH_FOR_MS: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [endpoints.getUser, 300_000],
  [endpoints.getTransactions, 30_000],
  // A sign-in elsewhere is seen the next time the list is shown.
  [endpoints.getSessions, 0],
]);

export interface QueryOptions {
  /**
   * Whether it is read at all; it is loading until then.
   * @default true
   */
  enabled?: boolean;
  /**
   * The parameters of its query string.
   * @default none
   */
  query?: Query;
}

/**
 * Reads one resource as a `Loadable`, for a panel that can retry.
 *
 * Fields of an extension are included only if the service status names the extension: data that has
 * some is loading until the service status is known.
 */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  options?: QueryOptions,
): Loadable<AnswerOf<E>> {
  const { data, error, isValidating, mutate } = useResource(endpoint, options);
  const { cache } = useSWRConfig();
  const isOnline = useOnline();
  const { subscribe, updateTime } = cacheStateOf(cache);
  const isOfflineData = useSyncExternalStore(
    subscribe,
    () => updateTime(queryKey(endpoint, options?.query))?.isOffline === true,
  );
  const enabled = options?.enabled !== false && hasExtensionFields(endpoint);
  const status = useResource(endpoints.getServiceStatus, { enabled });
  const features = featuresOf(status.data);
  const supported = useMemo(
    () => (data === undefined ? undefined : omitUnsupportedFields(endpoint, data, features)),
    [endpoint, data, features],
  );
  const isUndecided = supported !== data && status.data === undefined && status.error === undefined;
  if (isUndecided) return { status: 'loading' };
  const isStale = !isOnline || isOfflineData;
  return toLoadable({ data: supported, error, isValidating, isStale }, () => void mutate());
}

/** Whether the server supports an extension, by its service status. */
export function useFeature(feature: Feature): Loadable<boolean> {
  const status = useQuery(endpoints.getServiceStatus);
  // Not marked as stale: a call that is not supported any more fails with a message of its own.
  return status.status === 'ready' ? ready(offersFeature(status.data, feature)) : status;
}

/** Reads one resource through the SWR cache, under its path with the query string. */
export function useResource<E extends Endpoint>(
  endpoint: E,
  { enabled = true, query }: QueryOptions = {},
): SWRResponse<AnswerOf<E>, unknown> {
  const { cache } = useSWRConfig();
  const path = queryKey(endpoint, query);
  const { isInvalid, takePrefetch, updateTime } = cacheStateOf(cache);
  const read = () =>
    (takePrefetch(path) as Promise<AnswerOf<E>> | undefined) ??
    readResource(endpoint, cache, query);
  return useSWR<AnswerOf<E>, unknown>(enabled ? path : null, read, {
    revalidateIfStale:
      isInvalid(path) || isOlder(updateTime(path)?.receivedAt, FRESH_FOR_MS.get(endpoint)),
  });
}

/** Whether data was received longer ago than it counts as fresh. */
function isOlder(receivedAt: string | undefined, freshFor: number | undefined): boolean {
  if (receivedAt === undefined || freshFor === undefined) return false;
  return Date.now() - Date.parse(receivedAt) >= freshFor;
}

/** What SWR knows of one key of the cache. */
interface KeyState<T> {
  data: T | undefined;
  error: unknown;
  isValidating: boolean;
  /** Whether the data may be out of date although no request has failed. */
  isStale: boolean;
}

/**
 * The `Loadable` of one key.
 *
 * Data stays on screen, marked as stale, if refetching failed or is not possible. A retry without data
 * shows loading, not the previous error.
 */
export function toLoadable<T>(
  { data, error, isValidating, isStale }: KeyState<T>,
  onRetry: () => void,
): Loadable<T> {
  if (data !== undefined) {
    return error === undefined && !isStale
      ? { status: 'ready', data }
      : { status: 'ready', data, stale: true };
  }
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'error', message: errorMessage(error), onRetry };
}

/**
 * SWR’s fetcher: reads one resource from the server, and stores the response in the offline cache.
 *
 * If the server cannot be reached and SWR has no data, the user’s offline data is returned and
 * invalidated, so that it is refetched when it is next shown.
 *
 * A document belongs to one user. If the server names another user, or none, the document is reloaded,
 * so that neither fetched data nor form input remains for the next user.
 */
export async function readResource<E extends Endpoint>(
  endpoint: E,
  cache: Cache,
  query?: Query,
): Promise<AnswerOf<E>> {
  const path = queryKey(endpoint, query);
  const currentUser = path === USER_PATH ? userOf(cache)?.id : undefined;
  const { invalidationCount, receive } = cacheStateOf(cache);
  const countBefore = invalidationCount(path);
  try {
    const { text, total } = await requestText<Endpoint>(endpoint, { query });
    const data = parseBody(endpoint, text);
    if (currentUser !== undefined && (data as User).id !== currentUser) return await reload();
    if (path === USER_PATH) {
      setDocumentUser((data as User).id, () => void readResource(endpoint, cache).catch(() => {}));
    }
    // SWR discards this response: it was requested before the last mutation.
    if (invalidationCount(path) !== countBefore) return data;
    const receivedAt = new Date().toISOString();
    receive(path, { receivedAt, isOffline: false, total });
    // In the background: the page does not wait for the offline cache.
    void store(path, { text, receivedAt, total }, data, cache);
    return data;
  } catch (error) {
    if (isUnauthorized(error)) {
      await offlineCache.clear();
      if (currentUser !== undefined) return reload();
    }
    const isMissing = cache.get(path)?.data === undefined;
    if (!(error instanceof TypeError) || !isMissing) throw error;
    const stored = await offlineCache.read(path, userOf(cache)?.id);
    if (!stored) throw navigator.onLine ? error : new OfflineError('not-stored');
    const data = parseBody(endpoint, stored.text);
    receive(path, { receivedAt: stored.receivedAt, isOffline: true, total: stored.total });
    return data;
  }
}

function store(
  path: string,
  response: { text: string; receivedAt: string; total: number | undefined },
  data: unknown,
  cache: Cache,
): Promise<void> {
  if (path === USER_PATH) return offlineCache.begin(path, response, (data as User).id);
  const owner = userOf(cache)?.id;
  return owner === undefined ? Promise.resolve() : offlineCache.put(path, response, owner);
}

/** Reloads the document; the promise never settles, so that the screen stays as it is until then. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise<never>(() => {});
}
